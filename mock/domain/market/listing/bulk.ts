import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { checkValidTo } from '@/contract/market/listing/rules.ts'
import type { BulkListings, BulkResult, ListingDetail, ListingCommand } from '@/contract/market/listing/schemas.ts'
import type { BulkOutcome } from '@/contract/market/listing/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { DomainError, refuseField } from '../../errors.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { needSeller } from './own.ts'
import { changeListingPrices, renewListing } from './renew.ts'
import * as shelf from './shelf.ts'
import { dayOf } from './listBody.ts'

type Work = (deps: Deps, input: ListingCommand, caller: Caller) => ListingDetail

/** The command for each listing; input errors that concern all are reported at the field. */
function workOf(deps: Deps, { verb, validTo, pricePct }: BulkListings, caller: Caller): Work {
  if (verb === 'confirm') return shelf.confirmListing
  if (verb === 'pause') return shelf.pauseListing
  if (verb === 'takeOff') return shelf.takeOffListing
  needCertified(caller)
  if (verb === 'price') {
    if (!pricePct) throw refuseField('pricePct', 'problem.required')
    return (_, input) => changeListingPrices(deps, { ...input, pricePct }, caller)
  }
  if (validTo === undefined) throw refuseField('validTo', 'problem.required')
  refuseProblems(checkValidTo(validTo, dayOf(deps.now())))
  return (_, input) => renewListing(deps, { ...input, validTo, pricePct: pricePct ?? 0 }, caller)
}

/** Why one listing was rejected; errors of the caller instead of the listing are rethrown. */
function refusalOf(error: unknown, version: number): BulkOutcome {
  if (!(error instanceof DomainError)) throw error
  if (error.code === BUSINESS_CODES.notFound) return 'MISSING'
  if (error.code === BUSINESS_CODES.fieldErrors) return 'REFUSED'
  if (error.code !== BUSINESS_CODES.stateChanged) throw error
  const { current } = error.details.data as { current: ListingDetail }
  return current.version === version ? 'STATE' : 'CHANGED'
}

/** Applies a command to several own listings in turn, with a result per listing. */
export function bulkListings(deps: Deps, input: BulkListings, caller: Caller): BulkResult {
  needSeller(caller)
  const work = workOf(deps, input, caller)
  const { requestNo } = input
  const results = input.items.map(({ id, version }) => {
    try {
      const { status } = work(deps, { id, version, requestNo }, caller)
      return { id, outcome: status === 'REVIEWING' ? ('REVIEW' as const) : ('DONE' as const) }
    } catch (error) {
      return { id, outcome: refusalOf(error, version) }
    }
  })
  return { results }
}
