import type { Approval } from '@/contract/member/approval/schemas.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'

/** The page of what an approval is about; undefined if there is none. */
export function subjectLink({ kind, subject }: Approval): string | undefined {
  if (!subject) return undefined
  const { id } = subject
  switch (subject.kind) {
    case 'TENDER':
      return kind === 'AWARD' ? hrefTo('myTenderBids', { tenderId: id }) : hrefTo('tenderIssue', { id })
    case 'BID':
      return hrefTo('myBids', { bidId: id })
    case 'ORDER':
      return orderLink(id, kind === 'PAY' ? 'payment' : undefined)
    case 'LISTING':
      return hrefTo('marketDetail', { id })
    case 'AGREEMENT':
      return hrefTo(kind === 'CONFIRM' ? 'myBids' : 'myTenderBids', { tab: 'agreements', agreement: id })
    case 'CREDIT':
      return hrefTo('payment', { tab: 'credit' })
    default:
      return undefined
  }
}
