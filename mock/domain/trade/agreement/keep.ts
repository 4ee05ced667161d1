import { iso, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { agreementView, ownAgreement } from './view.ts'

/** The caller's agreement in the version that it saw: 4004 for others, 4009 for another version. */
export function agreementFor(
  deps: Deps,
  caller: Caller,
  { id, version }: { id: string; version: number },
): AgreementRow {
  const agreement = ownAgreement(deps, caller, id)
  if (version !== (agreement.version ?? 1)) throw stateChanged(agreementView(deps, agreement, caller))
  return agreement
}

/** Stores the next version of an agreement. */
export function putNext(deps: Deps, agreement: AgreementRow): AgreementRow {
  const next = { ...agreement, version: (agreement.version ?? 1) + 1, updatedAt: iso(deps.now()) }
  deps.rows.agreements.put(next)
  return next
}
