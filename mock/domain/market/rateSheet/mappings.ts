import type { Mappings, SaveMapping } from '@/contract/market/rateSheet/schemas.ts'
import { MAX_MAPPINGS } from '@/contract/market/rateSheet/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { needRateSeller } from './own.ts'

const mappingsOf = ({ rows }: Deps, companyId: string) =>
  rows.mappings.of('companyId', companyId).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))

/** The column mappings that the caller's enterprise remembers, the last used first. */
export function readMappings(deps: Deps, caller: Caller): Mappings {
  needRateSeller(caller)
  return {
    mappings: mappingsOf(deps, caller.companyId).map(({ fingerprint, choices, updatedAt }) => ({
      fingerprint,
      choices,
      updatedAt,
    })),
  }
}

/** Remembers a mapping by the fingerprint of its headings; the oldest beyond the limit are forgotten. */
export function saveMapping(deps: Deps, { fingerprint, choices }: SaveMapping, caller: Caller): Mappings {
  needRateSeller(caller)
  const { companyId } = caller
  const { mappings } = deps.rows
  const id = `${companyId}|${fingerprint}`
  mappings.remove(id)
  if (choices.length > 0) mappings.put({ id, companyId, fingerprint, choices, updatedAt: iso(deps.now()) })
  for (const old of mappingsOf(deps, companyId).slice(MAX_MAPPINGS)) mappings.remove(old.id)
  return readMappings(deps, caller)
}
