import type { MessageType } from '@/contract/member/notification/values.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../../member/notification/notify.ts'
import type { AgreementRow, OrderRow } from '../../tradeRows.ts'

type Params = Record<string, string>

/** Notifies one side of an agreement. */
export function tellAgreement(
  deps: Deps,
  { id, no, title, sellerId }: Pick<AgreementRow, 'id' | 'no' | 'title' | 'sellerId'>,
  companyId: string,
  type: MessageType,
  params: Params = {},
): void {
  const kind = companyId === sellerId ? 'AGREEMENT_SOLD' : 'AGREEMENT_BOUGHT'
  notify(deps, { companyId, type, params: { no, title, ...params }, target: { kind, id } })
}

/** Notifies one side of a call-off. */
export function tellCallOff(
  deps: Deps,
  order: OrderRow,
  companyId: string,
  type: MessageType,
  params: Params = {},
): void {
  const agreement = deps.rows.agreements.get(order.agreementId ?? '')
  if (agreement) tellAgreement(deps, agreement, companyId, type, { order: order.no, ...params })
}
