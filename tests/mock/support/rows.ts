import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import type { Caller, Deps } from '@mock/domain/deps.ts'
import { DomainError } from '@mock/domain/errors.ts'
import type { CompanyRow } from '@mock/domain/rows.ts'
import type { BidRow, TenderRow } from '@mock/domain/tradeRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { depsOver } from './deps.ts'

/** Runs `work` in a transaction of an empty store. */
export const overNothing = (work: (deps: Deps) => void) => async (): Promise<void> => {
  const store = memoryStore()
  await store.atomically(() => work(depsOver(store).deps))
}

/** A certified member of a company. */
export const personOf = (companyId: string, part: Partial<Caller> = {}): Caller => ({
  memberId: `of-${companyId}`,
  companyId,
  sessionId: 's',
  userType: 1,
  certification: 'APPROVED',
  ...part,
})

/** The error code of `work`; undefined if it succeeds. */
export function refusalOf(work: () => unknown): number | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
  return undefined
}

/** A company of which only the name and type matter. */
export function putCompany(deps: Deps, id: string, part: Partial<CompanyRow> = {}): void {
  const said = { nameZh: id, cityName: '上海', rating: 4, services: [] }
  const row = { id, userType: 1, ...said, certification: 'APPROVED', ...part }
  deps.rows.companies.put(row as unknown as CompanyRow)
}

type TenderPart = Partial<Omit<TenderRow, 'body'>> & { body?: Partial<NonNullable<TenderRow['body']>> | undefined }

const LANE = { laneNo: 1, boxes: [{ isoCode: '45G1', qty: 1 }] }

/** A lane of a bid that asks this freight in dollars, with what matters to the test. */
export function bidLane(laneNo: number, price: string, part: object = {}) {
  const priced = { unitPrice: price, amount: price, currency: 'USD', state: 'QUOTED' }
  const charges = [{ code: 'OFR', group: 'FREIGHT', basis: 'PER_SHIPMENT', qty: '1', ...priced }]
  const freeTime = { destDemDays: 0, destDetDays: 0 }
  const carriage = { transitDays: 10, direct: true, via: [], sailings: [], spaceStatus: 'CONFIRMED' }
  return { laneNo, noQuote: false, charges, freeTime, ...carriage, ...part }
}

/** A published tender `t1` of `owner` that is open for quotes, with what matters to the test. */
export function putTender(deps: Deps, { body, ...part }: TenderPart = {}): TenderRow {
  const status: TenderStatus = 'QUOTING'
  const row = {
    id: 't1',
    no: 'T1',
    companyId: 'owner',
    status,
    version: 1,
    round: 1,
    publishAt: '2026-11-20T00:00:00Z',
    rates: { date: '2026-11-20', source: 'test', cnyPer: { USD: '7.1', CNY: '1' } },
  }
  const asked = {
    requiredCharges: ['OFR'],
    compareCurrency: 'USD',
    lanes: [LANE],
    weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
  }
  const whole = { visibility: 'PUBLIC', quoting: 'SEALED', deadline: '2026-11-30T00:00:00.000Z', ...asked, ...body }
  const tender = { ...row, sketch: {}, body: whole, ...part } as unknown as TenderRow
  deps.rows.tenders.put(tender)
  return tender
}

/** The same tender without its submitted body. */
export function withoutText(deps: Deps, tender: TenderRow): TenderRow {
  const { body: _, ...draft } = tender
  deps.rows.tenders.put(draft)
  return draft
}

/** A bid on `t1` at a price in dollars by a company with the same id, with what matters to the test. */
export function putBid(deps: Deps, id: string, price: string, part: Partial<BidRow> = {}): BidRow {
  const status: BidStatus = 'SUBMITTED'
  const submittedAt = '2026-11-20T08:00:00.000Z'
  const sent = { submittedAt, receiptNo: `R-${id}`, allIn: { amount: price, currency: 'USD', rateDate: '2026-11-20' } }
  const row = { id, no: id, tenderId: 't1', companyId: id, status, version: 1, option: 1, round: 1, history: [] }
  const body = { lanes: [bidLane(1, price)], validFrom: '2026-11-20', validTo: '2026-12-31', note: '', attachments: [] }
  const bid = { ...row, ...sent, completeness: 100, updatedAt: submittedAt, body, ...part } as unknown as BidRow
  deps.rows.bids.put(bid)
  if (!deps.rows.companies.get(bid.companyId)) putCompany(deps, bid.companyId)
  return bid
}
