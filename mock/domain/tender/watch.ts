import type { Watch } from '@/contract/tender/schemas.ts'
import type { Caller, Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { maySee } from './view.ts'

/** Starts or stops watching a tender. */
export function watchTender(deps: Deps, input: Watch, caller: Caller): { watching: boolean; watchCount: number } {
  const tender = deps.rows.tenders.get(input.id)
  if (!tender || !maySee(tender, caller)) throw notFound()
  const key = `${caller.companyId}|${tender.id}`
  if (input.watching) deps.rows.watches.put({ id: key, companyId: caller.companyId, tenderId: tender.id })
  else deps.rows.watches.remove(key)
  return { watching: input.watching, watchCount: deps.rows.watches.all((watch) => watch.tenderId === tender.id).length }
}
