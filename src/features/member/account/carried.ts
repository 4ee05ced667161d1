import { useLocation } from 'react-router-dom'
import { checkMobile } from '@/contract/validation.ts'

/** Router state passed between sign-in pages; kept out of the URL for privacy. */
export interface Carried {
  mobile?: string
  /** True if a new password was just set. */
  hasReset?: boolean
}

/** Returns the state passed by the previous page. */
export function useCarried(): Carried {
  const { state } = useLocation() as { state: unknown }
  if (typeof state !== 'object' || state === null) return {}
  const { mobile, hasReset } = state as Record<string, unknown>
  return {
    ...(typeof mobile === 'string' && checkMobile(mobile) === undefined && { mobile }),
    ...(hasReset === true && { hasReset }),
  }
}
