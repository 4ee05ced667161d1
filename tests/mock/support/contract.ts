import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidInput, BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { Boxes, TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { AwardShare } from '@/contract/trade/tender/award/schemas.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { newRequestNo, openMarket, type Market } from './market.ts'
import { publish } from './trade.ts'

const HOUR_MS = 3600_000

/** Ports of discharge of the lanes of a contract tender, in order. */
const PODS = [
  'USLAX',
  'USLGB',
  'NLRTM',
  'DEHAM',
  'SGSIN',
  'AEJEA',
  'JPTYO',
  'AUSYD',
  'GBFXT',
  'USNYC',
  'BEANR',
  'FRLEH',
]

/** What all call-offs ship, unless they say something else. */
const CARGO: TenderDraft['cargo'] = {
  nameZh: '板式家具',
  hsCode: '940360',
  packageType: 'CT',
  pieces: 900,
  grossKg: '21000',
  cbm: '120',
  stackable: true,
}

/** A lane of `qty` 40HQ and `small` 20GP. */
export function laneOf(laneNo: number, qty = 10, small = 0): TenderLane {
  const boxes: Boxes[] = [{ isoCode: '45G1', qty }]
  if (small > 0) boxes.push({ isoCode: '22G1', qty: small })
  return {
    laneNo,
    pol: 'CNSHA',
    pod: PODS[laneNo - 1] ?? 'USLAX',
    receiptType: 'CY',
    deliveryType: 'CY',
    boxes,
    cargoReadyDate: '2026-12-03',
    etdFrom: '2026-12-08',
    etdTo: '2026-12-20',
    directOnly: false,
    boxesPerWeek: 2,
  }
}

const common = { paymentTerm: 'PRE', state: 'QUOTED' } as const

/** A quoted lane: freight per 40HQ and per 20GP in dollars, a document fee of 450 yuan. */
export function quoteLane(asked: TenderLane, freight: string, offeredBoxes?: Boxes[], small = '900'): BidLane {
  const boxes = offeredBoxes ?? asked.boxes
  const charges = boxes.map((box): ChargeInput => ({
    ...common,
    code: 'OFR',
    group: 'FREIGHT',
    basis: 'PER_CONTAINER',
    isoCode: box.isoCode,
    qty: String(box.qty),
    unitPrice: box.isoCode === '22G1' ? small : freight,
    currency: 'USD',
  }))
  return {
    laneNo: asked.laneNo,
    noQuote: false,
    ...(offeredBoxes && { offeredBoxes }),
    direct: true,
    via: [],
    transitDays: 15,
    sailings: [],
    spaceStatus: 'CONFIRMED',
    freeTime: { originDetDays: 7, destDemDays: 5, destDetDays: 5 },
    charges: [
      ...charges,
      { ...common, code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', qty: '1', unitPrice: '450', currency: 'CNY' },
    ],
  }
}

/** A quoted lane with its terminal charge at destination, a container; without a price it is excluded. */
export function withTerminal(lane: BidLane, unitPrice?: string): BidLane {
  const line: ChargeInput = {
    ...common,
    code: 'DTHC',
    group: 'DESTINATION',
    basis: 'PER_CONTAINER',
    qty: lane.charges[0]?.qty ?? '1',
    currency: 'USD',
    ...(unitPrice === undefined ? { state: 'EXCLUDED', unitPrice: '0' } : { unitPrice }),
  }
  return { ...lane, charges: [...lane.charges, line] }
}

/** A lane that is not quoted. */
export function noLane(laneNo: number): BidLane {
  const none = { laneNo, noQuote: true, direct: false, via: [], transitDays: 1, sailings: [], charges: [] }
  return { ...none, spaceStatus: 'SUBJECT', freeTime: { originDetDays: 0, destDemDays: 0, destDetDays: 0 } }
}

/** A marketplace without robots and a contract tender that is called off, open for quotes for three days. */
export async function openTerm(lanes: TenderLane[], part: Partial<TenderDraft> = {}, store = memoryStore()) {
  const market = await openMarket({ store })
  await market.call(demoEndpoints.robots, { robots: false })
  const tender = await publish(market, await market.signIn('trader'), {
    type: 'CONTRACT',
    title: '年度招标 上海出口',
    deadline: new Date(market.time.now + 72 * HOUR_MS).toISOString(),
    lanes: lanes.map((lane) => ({ plannedBookings: 1, ...lane })),
    term: { leadDays: 7, confirmHours: 24 },
    cargo: CARGO,
    ...part,
  })
  return { market, tender }
}

/** Takes the call-off term from a tender, as if it were from before there were agreements. */
export async function withoutTerm(store: Store, id: string): Promise<void> {
  await store.atomically(() => {
    const { tenders } = openRows(store)
    const row = tenders.get(id)
    if (!row?.body) throw new Error('not published')
    const { term: _term, ...body } = row.body
    const lanes = body.lanes.map(({ plannedBookings: _bookings, ...lane }) => lane)
    tenders.put({ ...row, body: { ...body, lanes }, sketch: { ...body, lanes } })
  })
}

/** The same with a contract tender from before there were agreements: each winner gets one order. */
export async function openContract(lanes: TenderLane[], part: Partial<TenderDraft> = {}) {
  const store = memoryStore()
  const { market, tender } = await openTerm(lanes, part, store)
  await withoutTerm(store, tender.id)
  return { market, tender: await tenderNow(market, tender.id) }
}

/** The tender as its publisher sees it now. */
export async function tenderNow(market: Market, id: string, account = 'trader'): Promise<TenderDetail> {
  return (await market.call(tenderEndpoints.detail, { id }, { token: await market.signIn(account) })).data
}

/** Sends a quote with the lanes; the others are not quoted. */
export async function quoteLanes(
  market: Market,
  account: string,
  tender: TenderDetail,
  lanes: BidLane[],
  part: Partial<BidInput> & { version?: number } = {},
) {
  const { version, ...rest } = part
  const all = tender.lanes.map(({ laneNo }) => lanes.find((lane) => lane.laneNo === laneNo) ?? noLane(laneNo))
  const bid: BidInput = {
    tenderId: tender.id,
    tenderVersion: tender.version,
    validFrom: '2026-11-21',
    validTo: '2026-12-31',
    note: '',
    lanes: all,
    attachments: [],
    ...rest,
  }
  const token = await market.signIn(account)
  const asked = { tenderId: tender.id, ...(bid.option && { option: bid.option }) }
  const held = await market.call(bidEndpoints.forTender, asked, { token })
  const seen = version ?? (held.code === 200 ? held.data.bid?.version : undefined)
  const body = { bid, requestNo: newRequestNo(), ...(seen !== undefined && { version: seen }) }
  return market.call(bidEndpoints.submit, body, { token })
}

/** Awards the shares for the bidders' service. */
export async function awardShares(market: Market, id: string, shares: AwardShare[]) {
  const token = await market.signIn('trader')
  const { version } = (await market.call(tenderEndpoints.detail, { id }, { token })).data
  const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
  const body = {
    tenderId: id,
    version,
    shares,
    reason: 'SERVICE' as const,
    note: 'Known for years',
    weights,
    requestNo: newRequestNo(),
  }
  return market.call(tenderEndpoints.award, body, { token })
}

/** The caller's own bid on a tender. */
export async function bidNow(market: Market, account: string, tenderId: string, option = 1) {
  const token = await market.signIn(account)
  return (await market.call(bidEndpoints.forTender, { tenderId, option }, { token })).data.bid
}

/** Confirms or declines as the winner. */
export async function answerAward(market: Market, account: string, tenderId: string, isYes: boolean) {
  const bid = await bidNow(market, account, tenderId)
  const command = { id: bid?.id ?? '', version: bid?.version ?? 0, requestNo: newRequestNo() }
  const token = await market.signIn(account)
  if (isYes) return market.call(bidEndpoints.confirm, command, { token })
  return market.call(bidEndpoints.decline, { ...command, reason: 'NO_SPACE', note: '' }, { token })
}
