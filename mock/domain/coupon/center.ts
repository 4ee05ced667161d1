import type { Big } from 'big.js'
import { faceValueOf } from '@/contract/coupon/rules.ts'
import type { CenterBatch, CenterQuery } from '@/contract/coupon/schemas.ts'
import { EXPIRING_DAYS, type ClaimState } from '@/contract/coupon/values.ts'
import { convert } from '@/contract/money.ts'
import type { Page } from '@/contract/page.ts'
import type { Caller, Deps } from '../deps.ts'
import { pageOf } from '../list.ts'
import { dayOf } from '../market/listing/listBody.ts'
import { companyCard, companyOf } from '../member/view.ts'
import { ratesAt } from '../rates.ts'
import { namedBy } from '../front/search/keys.ts'
import { couponKeys, nameKeys } from '../front/search/things.ts'
import { openOrders } from './facts.ts'
import type { BatchRow, CouponRow } from './row.ts'
import { affordable, toldBatch } from './told.ts'
import { isForLane, isOpenTo } from './scope.ts'
import { fitsOf, type Orders } from './view.ts'
import { namedTerms } from '../title/couponName.ts'

const SOON_MS = EXPIRING_DAYS * 24 * 3_600_000

/** The reader's current action on a batch. */
function claimStateOf(deps: Deps, batch: BatchRow, own: readonly CouponRow[]): ClaimState {
  const { body } = batch
  const { status, stopReason } = toldBatch(deps, batch)
  if (!body || stopReason === 'ENDED' || stopReason === 'STOPPED' || status === 'DEACTIVATED') return 'ENDED'
  if (status === 'PAUSED') return 'PAUSED'
  if (Date.parse(body.claimFrom) > deps.now()) return 'NOT_STARTED'
  if (own.length >= body.perUserLimit) return 'LIMIT'
  const today = dayOf(deps.now())
  const claimedToday = own.filter((coupon) => dayOf(Date.parse(coupon.claimedAt)) === today).length
  if (body.perDayLimit !== undefined && claimedToday >= body.perDayLimit) return 'DAY_LIMIT'
  return stopReason === undefined ? 'OPEN' : 'SOLD_OUT'
}

/** A batch as shown in the collection centre. */
export function centerBatch(deps: Deps, batch: BatchRow, caller: Caller | undefined, orders: Orders): CenterBatch {
  const { body } = batch
  if (!body) throw new Error(`Batch ${batch.id} was never submitted`)
  const own = caller
    ? deps.rows.coupons.of('claimedBy', caller.companyId).filter((coupon) => coupon.batchId === batch.id)
    : []
  return {
    id: batch.id,
    no: batch.no,
    issuer: companyCard(deps, companyOf(deps, batch.companyId)),
    terms: namedTerms(deps, body),
    validity: body.validity,
    pricePoints: body.pricePoints,
    claimFrom: body.claimFrom,
    claimTo: body.claimTo,
    total: body.total,
    left: Math.max(0, affordable(batch) - batch.claimed),
    perUserLimit: body.perUserLimit,
    claimed: own.length,
    claimState: claimStateOf(deps, batch, own),
    ...fitsOf(body, batch.companyId, orders),
  }
}

const SHOWN = new Set<BatchRow['status']>(['SENDING', 'PAUSED', 'STOPPED'])
/** Ended batches stay visible for a week. */
const KEPT_MS = 7 * 24 * 3_600_000

function isShown(deps: Deps, { status, body }: Readonly<BatchRow>): boolean {
  return SHOWN.has(status) && body !== undefined && Date.parse(body.claimTo) + KEPT_MS > deps.now()
}

const faceInYuan = (deps: Deps, { terms }: CenterBatch): Big =>
  convert(faceValueOf(terms), terms.currency, 'CNY', ratesAt(deps.now()))

function isWanted(
  batch: CenterBatch,
  query: CenterQuery,
  isNamed: (batch: CenterBatch) => boolean,
  caller: Caller | undefined,
  now: number,
): boolean {
  const { scope, kind } = batch.terms
  return (
    isNamed(batch) &&
    (query.kind === undefined || kind === query.kind) &&
    (query.issuerId === undefined || batch.issuer.id === query.issuerId) &&
    isForLane(scope, query) &&
    (query.usableByMe !== true ||
      (batch.claimState === 'OPEN' && (caller === undefined || isOpenTo(scope.userTypes, caller.userType)))) &&
    (query.endingSoon !== true || (batch.claimState === 'OPEN' && Date.parse(batch.claimTo) - now <= SOON_MS)) &&
    (query.fitsMine !== true || batch.fits > 0)
  )
}

const RANK: Record<ClaimState, number> = {
  OPEN: 0,
  NOT_STARTED: 1,
  LIMIT: 2,
  DAY_LIMIT: 2,
  PAUSED: 3,
  SOLD_OUT: 4,
  ENDED: 5,
}

/** Open batches first, then upcoming, then ended ones. */
export function collectionCenter(deps: Deps, query: CenterQuery, caller: Caller | undefined): Page<CenterBatch> {
  const orders = caller ? openOrders(deps, caller.companyId) : []
  const rows = deps.rows.batches.all((batch) => isShown(deps, batch))
  const named = namedBy(query.keyword)
  const isNamed = ({ id, issuer }: CenterBatch): boolean => named(() => [couponKeys(deps, id), nameKeys(issuer)])
  const found = rows
    .map((row) => centerBatch(deps, row, caller, orders))
    .filter((batch) => isWanted(batch, query, isNamed, caller, deps.now()))
    .toSorted((a, b) => {
      const rank = RANK[a.claimState] - RANK[b.claimState]
      if (rank !== 0) return rank
      if (query.sort === 'newest') return b.claimFrom.localeCompare(a.claimFrom) || a.id.localeCompare(b.id)
      if (query.sort === 'worth') return faceInYuan(deps, b).cmp(faceInYuan(deps, a)) || a.id.localeCompare(b.id)
      return a.claimTo.localeCompare(b.claimTo) || a.id.localeCompare(b.id)
    })
  return pageOf(found, query)
}
