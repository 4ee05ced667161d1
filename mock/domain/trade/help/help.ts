import { Big } from 'big.js'
import { offered } from '@/contract/trade/bid/share.ts'
import { isCertified } from '@/contract/member/values.ts'
import { convert, roundMoney } from '@/contract/money.ts'
import type { Position, Relaxation, TenderHelp } from '@/contract/trade/tender/help/schemas.ts'
import type { Demand } from '@/contract/trade/tender/help/values.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { QUOTING_MODES } from '@/contract/trade/tender/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { awardFrame, bestFirst } from '../bid/compared.ts'
import { isInvited } from '../tender/admission.ts'
import { submittedBids } from '../tender/view.ts'
import { bodyOf, ownTender } from '../../guards.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { alikeTenders, evidenceOf, type Evidence } from './evidence.ts'
import { HISTORY_CURRENCY, laneKey, ownAwards, unitOf, unitsOf } from './history.ts'

const HOUR_MS = 3_600_000
/** Possible extensions of a deadline, hours. */
const EXTENSIONS = [24, 48, 72]
const SHOWN_CODES = 3

/** Why the caller's own tender has few quotes: possible bidders, and how many are excluded by each single demand. */
export function tenderHelp(deps: Deps, { id }: { id: string }, caller: Caller): TenderHelp {
  const tender = ownTender(deps, caller, id)
  if (!tender.publishAt) throw notFound()
  const body = bodyOf(tender)
  const able = new Set(
    deps.rows.companies
      .all(
        (company) =>
          company.id !== tender.companyId &&
          isCertified(company.certification) &&
          mayQuote(company.userType, body.mode),
      )
      .map((company) => company.id),
  )
  const alike = alikeTenders(deps, tender, body)
  const shown = evidenceOf(deps, alike, able)
  const failing = [...shown].map(([companyId, evidence]) => ({
    evidence,
    fails: failsOf(deps, tender, companyId, evidence),
  }))
  // Alternatives of one enterprise count as one quote, its cheapest.
  const submitted = submittedBids(deps, id)
  const bids = bestFirst(submitted, awardFrame(deps, tender, submitted))
  const bidCount = new Set(bids.map((bid) => bid.companyId)).size
  const over = alike.filter(({ status }) => status !== 'QUOTING' && status !== 'CANCELLED')
  return {
    bidCount,
    able: able.size,
    onLane: shown.size,
    fitting: failing.filter(({ fails }) => fails.length === 0).length,
    ...(over.length > 0 && { usual: { tenders: over.length, bids: usualBids(deps, over) } }),
    relax: relaxations(deps, tender, failing),
    positions:
      bidCount === 1 && tender.status !== 'QUOTING'
        ? bids.slice(0, 1).flatMap((bid) => positions(deps, tender, bid))
        : [],
  }
}

function usualBids(deps: Deps, tenders: readonly TenderRow[]): number {
  const bids = tenders.flatMap(({ id }) => submittedBids(deps, id))
  const { size } = new Set(bids.map(({ tenderId, companyId }) => `${tenderId} ${companyId}`))
  return Math.round((size / tenders.length) * 10) / 10
}

/** Quoting period of a tender in hours; the remaining time while it is open. */
function hoursOf(deps: Deps, tender: TenderRow, body: TenderDraft): number {
  const from = tender.status === 'QUOTING' ? deps.now() : Date.parse(tender.publishAt ?? '')
  return (Date.parse(body.deadline) - from) / HOUR_MS
}

const missingOf = (body: TenderDraft, { codes }: Evidence): string[] =>
  body.requiredCharges.filter((code) => !codes.has(code))

/** Demands of a tender that an enterprise has not met so far. */
function failsOf(deps: Deps, tender: TenderRow, companyId: string, shown: Evidence): Demand[] {
  const body = bodyOf(tender)
  const some = (test: (lane: TenderDraft['lanes'][number]) => boolean): boolean => body.lanes.some(test)
  const tests: Record<Demand, boolean> = {
    DIRECT: !shown.direct && some((lane) => lane.directOnly),
    TRANSIT: some(({ maxTransitDays }) => maxTransitDays !== undefined && shown.transitDays > maxTransitDays),
    FREE_DAYS: some(({ freeDaysWanted }) => freeDaysWanted !== undefined && shown.freeDays < freeDaysWanted),
    CHARGES: missingOf(body, shown).length > 0,
    QUOTING: !shown.quoting.has(body.quoting),
    DEADLINE: shown.hours > hoursOf(deps, tender, body),
    INVITED: !isInvited(tender, companyId),
  }
  return (Object.keys(tests) as Demand[]).filter((demand) => tests[demand])
}

interface Failing {
  evidence: Evidence
  fails: Demand[]
}

/** For each demand that alone excludes enterprises: how many, and how far it would have to be relaxed. */
function relaxations(deps: Deps, tender: TenderRow, all: readonly Failing[]): Relaxation[] {
  const body = bodyOf(tender)
  const byDemand = new Map<Demand, Evidence[]>()
  for (const { evidence, fails } of all) {
    const [only] = fails
    if (only && fails.length === 1) byDemand.set(only, [...(byDemand.get(only) ?? []), evidence])
  }
  return [...byDemand]
    .flatMap(([demand, kept]): Relaxation[] => {
      if (demand === 'DEADLINE') return longer(hoursOf(deps, tender, body), kept)
      if (demand === 'QUOTING') return [otherQuoting(kept)]
      if (demand === 'CHARGES') return [{ demand, more: kept.length, codes: oftenMissing(body, kept) }]
      return [{ demand, more: kept.length }]
    })
    .toSorted((a, b) => b.more - a.more || a.demand.localeCompare(b.demand))
}

function longer(hours: number, kept: readonly Evidence[]): Relaxation[] {
  const options = EXTENSIONS.map((more) => ({
    demand: 'DEADLINE' as const,
    hours: more,
    more: kept.filter((shown) => shown.hours <= hours + more).length,
  }))
  const [best] = options.filter(({ more }) => more > 0).toSorted((a, b) => b.more - a.more || a.hours - b.hours)
  return best ? [best] : []
}

function otherQuoting(kept: readonly Evidence[]): Relaxation {
  const options = QUOTING_MODES.map((quoting) => ({
    demand: 'QUOTING' as const,
    quoting,
    more: kept.filter((shown) => shown.quoting.has(quoting)).length,
  }))
  return options.reduce((best, option) => (option.more > best.more ? option : best))
}

function oftenMissing(body: TenderDraft, kept: readonly Evidence[]): string[] {
  const times = (code: string): number => kept.filter((shown) => !shown.codes.has(code)).length
  return body.requiredCharges
    .filter((code) => times(code) > 0)
    .toSorted((a, b) => times(b) - times(a))
    .slice(0, SHOWN_CODES)
}

/** Position of the only quote among the publisher's own earlier awards, by lane. */
function positions(deps: Deps, tender: TenderRow, bid: BidRow): Position[] {
  const body = bodyOf(tender)
  const awards = ownAwards(deps, tender.companyId)
  return (bid.body?.lanes ?? []).flatMap((lane): Position[] => {
    const asked = body.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
    const past = asked && awards.get(laneKey(body.mode, asked))
    const units = asked ? unitsOf(deps, body.mode, { ...asked, boxes: offered(lane, asked).boxes }) : 0
    if (lane.noQuote || !past || units <= 0) return []
    const sum = convert(new Big(lane.allIn.amount), lane.allIn.currency, HISTORY_CURRENCY, tender.rates)
    const { median, low, high } = past
    return [
      {
        laneNo: lane.laneNo,
        unit: unitOf(body.mode),
        currency: HISTORY_CURRENCY,
        price: roundMoney(sum.div(units), HISTORY_CURRENCY),
        median,
        low,
        high,
        awards: past.awards.length,
      },
    ]
  })
}
