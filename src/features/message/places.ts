import type { MessageTarget } from '@/contract/message/values.ts'
import { hrefTo } from '@/routes/href.ts'
import { routes } from '@/routes/table.ts'

const table: Readonly<Record<string, { readonly path: string } | undefined>> = routes

/** The address of the thing a message is about; undefined while its page does not exist. */
export function placeOf(target: MessageTarget | undefined): string | undefined {
  if (!target) return undefined
  const { kind, id } = target
  switch (kind) {
    case 'TENDER':
      return hrefTo('tenderDetail', { id })
    case 'OWN_TENDER':
      return hrefTo('myTenderBids', { tenderId: id })
    case 'DRAFT':
      return hrefTo('tenderIssue', { id })
    case 'QUOTE':
      return hrefTo('quote', { tenderId: id })
    case 'BID':
      return hrefTo('myBids', { bidId: id })
    case 'ORDER':
      return hrefTo('payment', { orderId: id })
    case 'INVOICE':
      return hrefTo('invoice', { id })
    case 'CERTIFICATION':
      return Object.values(table).find((route) => route?.path === '/subBaseInfo')?.path
    default:
      return undefined
  }
}

/** The address of the whole list of messages, in the member center; undefined while that page does not exist. */
export function messagesPlace(): string | undefined {
  const path = table['memberCenter']?.path
  return path === undefined ? undefined : `${path}?tab=messages`
}
