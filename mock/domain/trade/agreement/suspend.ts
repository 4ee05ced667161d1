import type { AgreementCommand, AgreementDetail, SuspendAgreement } from '@/contract/trade/agreement/schemas.ts'
import type { AgreementStatus } from '@/contract/trade/agreement/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { standingOf } from './callOffs.ts'
import { agreementFor, putNext } from './keep.ts'
import { tellAgreement } from './news.ts'
import { overdueOf } from './overdue.ts'
import { agreementView } from './view.ts'

/** The seller's agreement in this state; 4003 for the buyer, 4009 in another state. */
function sellersAgreement(deps: Deps, caller: Caller, input: AgreementCommand, status: AgreementStatus): AgreementRow {
  const agreement = agreementFor(deps, caller, input)
  if (agreement.sellerId !== caller.companyId) throw notAllowed()
  if (standingOf(deps, agreement).status !== status) throw stateChanged(agreementView(deps, agreement, caller))
  return agreement
}

/** The seller takes no more call-offs until the payments that are overdue now have come: ACTIVE -> SUSPENDED. */
export function suspendAgreement(deps: Deps, input: SuspendAgreement, caller: Caller): AgreementDetail {
  const agreement = sellersAgreement(deps, caller, input, 'ACTIVE')
  const overdue = overdueOf(deps, agreement)
  if (overdue.length === 0) throw notAllowed('nothingOverdue')
  const suspension = { at: iso(deps.now()), note: input.note, orderIds: overdue.map(({ id }) => id) }
  const next = putNext(deps, { ...agreement, suspension })
  const orders = overdue.map(({ no }) => no).join(', ')
  tellAgreement(deps, next, next.buyerId, 'AGREEMENT_SUSPENDED', { orders })
  return agreementView(deps, next, caller)
}

/** The seller takes call-offs again, paid or not: SUSPENDED -> ACTIVE. */
export function resumeAgreement(deps: Deps, input: AgreementCommand, caller: Caller): AgreementDetail {
  const { suspension: _, ...agreement } = sellersAgreement(deps, caller, input, 'SUSPENDED')
  const next = putNext(deps, agreement)
  tellAgreement(deps, next, next.buyerId, 'AGREEMENT_SUSPENDED', { variant: 'resumed' })
  return agreementView(deps, next, caller)
}
