import type { Exported } from '@/contract/member/center/schemas.ts'
import { iso, type Caller, type Deps } from '../deps.ts'
import { visibleReviews } from '../money/order/after.ts'
import { companyOf, memberOf } from './view.ts'
import { orderTitle } from '../title/orderTitle.ts'
import { tenderTitle } from '../title/tenderTitle.ts'

type Plain = Record<string, unknown>

/** Export of all data about the caller's user and enterprise, without secrets and file contents. */
export function exportData(deps: Deps, caller: Caller): Exported {
  const { rows } = deps
  const { companyId } = caller
  const { salt: _salt, passwordHash: _hash, demo: _demo, ...member } = memberOf(deps, caller)
  return {
    generatedAt: iso(deps.now()),
    member: { ...member },
    company: { ...companyOf(deps, companyId) },
    records: {
      tenders: plain(
        rows.tenders
          .all((row) => row.companyId === companyId)
          .map((row) => ({ ...row, title: tenderTitle(deps, row) })),
      ),
      bids: plain(rows.bids.all((row) => row.companyId === companyId)),
      orders: plain(
        rows.orders
          .all((row) => row.buyerId === companyId || row.sellerId === companyId)
          .map((row) => ({ ...row, title: orderTitle(deps, row), reviews: visibleReviews(row, companyId) })),
      ),
      payments: plain(rows.payments.all((row) => row.buyerId === companyId)),
      refunds: plain(rows.refunds.all((row) => row.buyerId === companyId || row.sellerId === companyId)),
      statements: plain(rows.statements.all((row) => row.buyerId === companyId || row.sellerId === companyId)),
      credits: plain(rows.credits.all((row) => row.buyerId === companyId || row.sellerId === companyId)),
      documents: ownDocuments(deps, companyId),
      certification: plain(rows.certifications.all((row) => row.id === companyId)),
      titles: plain(rows.titles.of('companyId', companyId)),
      invoices: plain(rows.invoices.all((row) => row.companyId === companyId)),
      favorites: plain(rows.favorites.all((row) => row.companyId === companyId)),
      goods: plain(rows.goods.all((row) => row.companyId === companyId)),
      messages: plain(rows.messages.all((row) => row.companyId === companyId)),
      files: plain(rows.files.all((row) => row.companyId === companyId)).map(({ base64: _bytes, ...file }) => file),
    },
  }
}

/** Documents that the enterprise uploaded to its orders. */
const ownDocuments = ({ rows }: Deps, companyId: string): Plain[] =>
  plain(
    rows.documents.all(({ orderId, by }) => {
      const order = rows.orders.get(orderId)
      return (by === 'BUYER' ? order?.buyerId : order?.sellerId) === companyId
    }),
  )

const plain = (rows: readonly object[]): Plain[] => rows.map((row) => ({ ...row }))
