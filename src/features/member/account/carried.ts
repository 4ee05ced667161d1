import { useLocation } from 'react-router-dom'
import { checkMobile } from '@/contract/validation.ts'

/** What one sign-in page hands to the next; it stays out of the address, where others could read it. */
export interface Carried {
  mobile?: string
  /** A new password was just set. */
  hasReset?: boolean
}

/** Returns what the page before this one handed over. */
export function useCarried(): Carried {
  const { state } = useLocation() as { state: unknown }
  if (typeof state !== 'object' || state === null) return {}
  const { mobile, hasReset } = state as Record<string, unknown>
  return {
    ...(typeof mobile === 'string' && checkMobile(mobile) === undefined && { mobile }),
    ...(hasReset === true && { hasReset }),
  }
}
