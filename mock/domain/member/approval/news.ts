import { moneyText } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import { decidersOf } from './deciders.ts'
import { notify } from '../notification/notify.ts'
import type { ApprovalRow } from './row.ts'
import { titleOf } from './view.ts'

const paramsOf = (deps: Deps, row: ApprovalRow) => ({
  reason: row.kind,
  title: titleOf(deps, row),
  amount: moneyText(row.amount),
  note: row.reason ?? '',
})

/** Tells who decides that something waits. */
export function tellDeciders(deps: Deps, row: ApprovalRow): void {
  const target = { kind: 'APPROVAL', id: row.id } as const
  const toIds = decidersOf(deps, row).map(({ member }) => member.id)
  notify(deps, { companyId: row.companyId, type: 'APPROVAL_ASKED', params: paramsOf(deps, row), target, toIds })
}

/** Tells who asked what became of it. */
export function tellAsker(deps: Deps, row: ApprovalRow): void {
  const variant = row.status === 'EXPIRED' ? (row.expiry ?? 'TIME') : row.status
  const target = { kind: 'APPROVAL', id: row.id } as const
  const params = { ...paramsOf(deps, row), variant }
  notify(deps, { companyId: row.companyId, type: 'APPROVAL_ANSWERED', params, target, toIds: [row.memberId] })
}
