import { hasReached, reachedBy } from '@/contract/money/order/milestones.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { iso, type Deps } from '../domain/deps.ts'
import { hashOf } from '../domain/money/order/documents.ts'
import { paperOf } from '../domain/robots/papers.ts'
import type { CompanyRow } from '../domain/rows.ts'
import { departuresBetween, pickOf } from '../domain/tools/schedule/sailings.ts'
import type { DocumentRow, OrderRow } from '../domain/tradeRows.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

type Facts = Pick<DocumentRow, 'kind' | 'by' | 'version'> & Partial<DocumentRow> & { hours: number; title: string }

/** Papers of an order under way: confirmed, instructed, and a draft that was changed once. */
const UNDER_WAY: readonly Facts[] = [
  { kind: 'BOOKING', by: 'SELLER', version: 1, hours: 90, title: 'Booking confirmation' },
  { kind: 'SI', by: 'BUYER', version: 1, hours: 70, title: "Shipper's instructions" },
  {
    kind: 'BL_DRAFT',
    by: 'SELLER',
    version: 1,
    hours: 40,
    title: 'Bill of lading (draft 1)',
    status: 'CHANGES_ASKED',
    answer: '通知方地址有误，请按补料修改。',
  },
  { kind: 'BL_DRAFT', by: 'SELLER', version: 2, hours: 12, title: 'Bill of lading (draft 2)', status: 'SENT' },
]
/** Papers of an order at sea. */
const AT_SEA: readonly Facts[] = [
  { kind: 'BOOKING', by: 'SELLER', version: 1, hours: 96, title: 'Booking confirmation' },
  {
    kind: 'BL',
    by: 'SELLER',
    version: 1,
    hours: 5,
    title: 'Bill of lading',
    label: 'CTHB2611001',
    bill: { surrendered: false, originals: 3 },
  },
]

/** Orders under way of the demo buyer have documents, and one of the demo companies' sails eight days later. */
export async function seedDocuments(deps: Deps, companies: readonly CompanyRow[], now: number): Promise<void> {
  const [buyer, seller] = [1, 2].map((userType) => companies.find((one) => one.userType === userType)?.id)
  const all = deps.rows.orders.all(
    (one) => (one.buyerId === buyer || one.sellerId === seller) && one.status === 'EXECUTING' && !one.booking,
  )
  const bought = all.filter(({ buyerId }) => buyerId === buyer)
  const asked = bought.find((one) => one.adjustments?.some(({ status }) => status === 'PROPOSED'))
  const leftAt = ({ milestones }: OrderRow): string => reachedBy(milestones, 'departed')?.at ?? ''
  const [atSea] = bought
    .filter((one) => one !== asked && leftAt(one) !== '')
    .toSorted((one, other) => leftAt(other).localeCompare(leftAt(one)))
  for (const facts of AT_SEA) if (atSea) await putPaper(deps, atSea, facts, now)
  for (const facts of UNDER_WAY) if (asked) await putPaper(deps, asked, facts, now)
  const early = all.filter((one) => !hasReached(one.milestones, 'loaded'))
  const late = early.find(({ buyerId }) => buyerId === buyer) ?? early[0]
  if (late) delay(deps, late, now)
}

export async function putPaper(
  deps: Deps,
  order: OrderRow,
  { hours, title, ...facts }: Facts,
  now: number,
): Promise<void> {
  const id = `d${order.id.slice(1)}-${facts.kind}${facts.version}`
  const bytes = paperOf(order, title)
  const base64 = btoa(bytes)
  const name = `${facts.kind}-v${facts.version}.pdf`
  const file = { id: `f${id}`, name, url: `/upload/demo/${id}.pdf`, size: bytes.length, type: 'application/pdf' }
  const companyId = facts.by === 'BUYER' ? order.buyerId : order.sellerId
  deps.rows.files.put({ ...file, base64, companyId, purpose: 'DOCUMENT' })
  const at = iso(now - hours * HOUR_MS)
  deps.rows.documents.put({
    id,
    orderId: order.id,
    label: '',
    at,
    file,
    sha256: await hashOf(base64),
    ...facts,
    ...(facts.answer !== undefined && { answeredAt: iso(now - (hours - 6) * HOUR_MS) }),
    ...(hours > 24 && { readAt: iso(now - (hours - 2) * HOUR_MS) }),
  })
}

/** The sailing of a lane that has left last. */
function lastSailing({ reference }: Deps, { pol, pod }: OrderLane, now: number): SailingPick | undefined {
  const [from, to] = [pol, pod].map((port) => reference.portByCode.get(port ?? ''))
  const last = from && to && departuresBetween(from, to, now - 14 * DAY_MS, now, now).at(-1)
  return last && pickOf(last, now)
}

/** The seller told two days ago that the cargo sails in eight days, at least eight days later than agreed. */
function delay(deps: Deps, order: OrderRow, now: number): void {
  const [lane] = order.lanes
  if (!lane) return
  const days = (at: number, count: number): string => iso(at + count * DAY_MS)
  const from = lane.sailings.toSorted((a, b) => b.etd.localeCompare(a.etd))[0] ?? lastSailing(deps, lane, now)
  if (!from) return
  const [etd, eta] = [Date.parse(from.etd), Date.parse(from.eta)]
  const sails = Math.max(etd, now) + 8 * DAY_MS
  const { vessel, voyage } = from
  const to = { vessel, voyage, etd: iso(sails), eta: iso(sails + eta - etd) }
  const told = { by: 'SELLER' as const, from, note: '' }
  deps.rows.orders.put({
    ...order,
    schedules: [
      {
        laneNo: lane.laneNo,
        sailing: to,
        cutOffs: { si: days(sails, -3), vgm: days(sails, -2), cy: days(sails, -1) },
        changes: [
          { ...told, at: iso(now - 2 * DAY_MS), to, reason: 'BLANK_SAILING', note: '船公司空班，改配下一航次。' },
        ],
      },
    ],
  })
}
