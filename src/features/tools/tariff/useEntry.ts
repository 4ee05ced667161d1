import { useQuery } from '@/api/useQuery.ts'
import { BusinessError } from '@/api/errors.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { HsEntry } from '@/contract/tools/customs/schemas.ts'
import { normalizeHsCode } from '@/contract/validation.ts'

/** Tariff entry of a typed code. */
export interface FoundEntry {
  entry: HsEntry | undefined
  /** BLANK: nothing typed; SHORT: not ten digits; GONE: not in the tariff; FAILED: request failed. */
  state: 'BLANK' | 'SHORT' | 'LOADING' | 'GONE' | 'FAILED' | 'FOUND'
  retry: () => void
}

/** Looks up a code as soon as it has ten digits. */
export function useEntry(typed: string | undefined): FoundEntry {
  const code = normalizeHsCode(typed ?? '')
  const isWhole = /^\d{10}$/.test(code)
  const { data, error, refresh } = useQuery(customsEndpoints.detail, { code }, { silent: true, ready: isWhole })
  const answer = { entry: undefined, retry: refresh }
  if (code === '') return { ...answer, state: 'BLANK' }
  if (!isWhole) return { ...answer, state: 'SHORT' }
  if (error) return { ...answer, state: error instanceof BusinessError && error.code === 4004 ? 'GONE' : 'FAILED' }
  return data ? { entry: data, state: 'FOUND', retry: refresh } : { ...answer, state: 'LOADING' }
}
