import { failedOf } from '@/contract/trade/bid/judge.ts'
import { COUNTER_STATUSES, DECLINE_REASONS, DISQUALIFY_REASONS } from '@/contract/trade/bid/values.ts'
import { iso, type Deps } from '../../domain/deps.ts'
import { bodyOf } from '../../domain/guards.ts'
import { comparedBids } from '../../domain/trade/bid/compared.ts'
import type { BidRow, TenderRow } from '../../domain/tradeRows.ts'
import { isDemo } from '../accounts.ts'
import { seeded } from '../credits.ts'
import { counterOf, disqualifiedFor } from './decided.ts'
import { offersIn, type Offer } from './offers.ts'
import { SAYINGS, type Saying } from './offered.ts'
import { seedOutcomes } from './outcomes.ts'

const HOUR_MS = 3600_000
/** Bids of a tender that are left as they were, so that most of a comparison is whole prices. */
const LEFT_PLAIN = 2

/**
 * Lets bids that are being compared say everything that a bid can say, and buyers do with them all they can: a reader
 * of the demo buyers meets it, and nothing is there that no trade of the field has.
 */
export function seedBidStates(market: Deps, now: number): void {
  const deps: Deps = { ...seeded(market, 'bs'), now: () => now }
  const used = new Set<string>()
  const stands = ({ bid }: Offer): boolean => bid.status === 'SUBMITTED' || bid.status === 'SHORTLISTED'
  const isFree = ({ tender, bid }: Offer, all: readonly Offer[]): boolean => {
    const ofTender = all.filter((one) => one.tender.id === tender.id)
    return !used.has(bid.id) && ofTender.filter((one) => used.has(one.bid.id)).length < ofTender.length - LEFT_PLAIN
  }
  const apply = ({ fits, say }: Saying, isWanted: (offer: Offer) => boolean = stands): void => {
    const all = offersIn(deps)
    const offer =
      all.find((one) => isWanted(one) && isFree(one, all) && fits(one)) ??
      all.find((one) => isWanted(one) && !used.has(one.bid.id) && fits(one))
    if (!offer) return
    used.add(offer.bid.id)
    say(deps, offer)
  }
  for (const saying of SAYINGS) apply(saying)
  for (const status of COUNTER_STATUSES) apply(counterOf(status))
  disqualify(deps, apply)
  declined(deps)
  seedEvaluations(deps, now)
  seedOutcomes(deps, now)
}

/** Bids that are disqualified already get the other reasons where these are true of them; else another bid does. */
function disqualify(deps: Deps, apply: (saying: Saying, isWanted?: (offer: Offer) => boolean) => void): void {
  const isOut = ({ bid }: Offer): boolean => bid.status === 'DISQUALIFIED' && bid.disqualified?.reason === 'PAPERS'
  for (const reason of DISQUALIFY_REASONS) {
    if (reason === 'PAPERS') continue
    const saying = disqualifiedFor(reason)
    // One stays for its papers.
    const out = offersIn(deps).filter(isOut)
    apply(
      saying,
      out.slice(1).some(saying.fits) ? (offer) => isOut(offer) && offer.bid.id !== out[0]?.bid.id : undefined,
    )
  }
}

/** Winners that declined give their reasons in turn. */
function declined(deps: Deps): void {
  const rows = deps.rows.bids.all(({ status, lapsedAt }) => status === 'DECLINED' && lapsedAt === undefined)
  rows.forEach((bid, index) => {
    const declineReason = DECLINE_REASONS[index % DECLINE_REASONS.length]
    if (declineReason) deps.rows.bids.put({ ...bid, declineReason })
  })
}

const leavesOpen = ({ body }: BidRow): boolean =>
  body?.lanes.some(({ charges }) => charges.some(({ code, state }) => code === 'DTHC' && state === 'EXCLUDED')) ?? false

/** What demo buyers noted: a failed demand let pass, an own figure for a charge, and the ranking by what they pay. */
function seedEvaluations(deps: Deps, now: number): void {
  const own = deps.rows.tenders
    .all(({ status, companyId, body }) => status === 'EVALUATING' && isDemo(companyId) && body?.mode === 'FCL')
    .toSorted((a, b) => a.companyId.localeCompare(b.companyId))
  const note = (tender: TenderRow, part: object) =>
    deps.rows.tenders.put({
      ...tender,
      evaluation: {
        waivers: [],
        by: deps.rows.members.get(tender.memberId)?.contactName ?? '',
        at: iso(now - 2 * HOUR_MS),
        ...part,
      },
    })
  for (const tender of own) {
    const failed = comparedBids(
      deps,
      tender,
      deps.rows.bids.of('tenderId', tender.id).filter(({ body }) => body),
    )
      .filter(({ bid, band }) => band === 'FAILS' && !isDemo(bid.bidder.id))
      .find(({ judged }) => failedOf(judged).includes('freeTime'))
    if (!failed) continue
    note(tender, {
      waivers: [{ bidId: failed.bid.id, demand: 'freeTime', note: '货到即提，免箱期较短可以接受。' }],
    })
    break
  }
  const free = own.filter(({ id }) => deps.rows.tenders.get(id)?.evaluation === undefined)
  const ofShipper = free.filter((tender) => bodyOf(tender).payers?.party === 'SHIPPER')
  // A figure is asked for where a bid leaves the charge open.
  const split = ofShipper.find(({ id }) => deps.rows.bids.of('tenderId', id).some(leavesOpen)) ?? ofShipper[0]
  const figure = { code: 'DTHC', basis: 'PER_CONTAINER', unitPrice: '230', currency: 'USD' }
  if (split) note(split, { estimates: [figure], rankOn: 'PREPAID' })
}
