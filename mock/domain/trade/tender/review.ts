import { Big } from 'big.js'
import type { ReturnReason } from '@/contract/trade/tender/values.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { iso, type Deps } from '../../deps.ts'
import { planJob } from '../../jobs.ts'
import { tellPublisher } from '../../member/notification/news.ts'
import { tellSearches } from '../../front/search/match.ts'
import { planRobotBids } from '../../robots/bidders.ts'
import type { TenderRow } from '../../tradeRows.ts'

/** Cargo that is forbidden on the market. */
export const FORBIDDEN = /烟花|爆竹|象牙|毒品|firework|ivory|narcotic/i
/** Contact data for trading outside the market, including links. */
export const CONTACT =
  /1[3-9]\d{9}|[\w.+-]+@[\w-]+\.\w{2,}|微信|wechat|whatsapp|qq\s*[:：]?\s*\d{5,}|https?:\/\/|\bwww\.\w/i
/** Maximum plausible density, kg per cubic metre: lead has 11,340. */
const MAX_DENSITY = 12_000

/** Why the clerk returns a tender, if at all. Invented rules, stated in mock/README.md. */
export function reviewTender(body: TenderDraft): ReturnReason | undefined {
  const words = [
    body.title,
    body.cargo.nameZh,
    body.cargo.nameEn ?? '',
    body.remarks ?? '',
    body.namedPlace ?? '',
    ...body.attachments.map(({ name }) => name),
  ].join(' ')
  if (FORBIDDEN.test(words)) return 'FORBIDDEN_CARGO'
  if (CONTACT.test(words)) return 'CONTACT_IN_TEXT'
  if (body.cargo.dg && body.cargo.dg.class.startsWith('1')) return 'DG_PAPERS'
  if (new Big(body.cargo.grossKg).gt(new Big(body.cargo.cbm).times(MAX_DENSITY))) return 'WEIGHT_IMPLAUSIBLE'
  return undefined
}

/** The clerk opens or returns a tender: REVIEWING -> QUOTING | DRAFT. */
export function clerkReviews(deps: Deps, tenderId: string): void {
  const tender = deps.rows.tenders.get(tenderId)
  if (tender?.status !== 'REVIEWING' || !tender.body) return
  const reason = reviewTender(tender.body)
  const now = iso(deps.now())
  const next: TenderRow = {
    ...tender,
    status: reason ? 'DRAFT' : 'QUOTING',
    version: tender.version + 1,
    updatedAt: now,
  }
  if (reason) {
    next.returnReason = reason
    delete next.body
  } else {
    next.publishAt = now
  }
  deps.rows.tenders.put(next)
  if (reason) return tellPublisher(deps, next, 'TENDER_RETURNED', { reason }, 'DRAFT')
  tellPublisher(deps, next, 'TENDER_PUBLISHED')
  planJob(deps, 'tenderDeadline', tender.id, Date.parse(tender.body.deadline))
  tellSearches(deps, next)
  planRobotBids(deps, next)
}
