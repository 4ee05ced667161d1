import type { Rows } from '@mock/domain/rows.ts'
import type { TenderRow } from '@mock/domain/tradeRows.ts'
import { PARTNER_ROWS } from './partnerRows.ts'

/** A guest of the tender by invitation, and the secret of its link. */
export const GUEST_ID = 'guest-of-few'
export const GUEST_CODE = 'code-of-guest'

/** Puts a guest who has not opened its link. */
export function putGuest(rows: Rows, { id, companyId, createdAt }: TenderRow): void {
  const facts = { company: '宁波新航货代', email: 'ops@xinhang.example', createdAt }
  rows.guests.put({ id: GUEST_ID, code: GUEST_CODE, tenderId: id, companyId, ...facts })
}

/** Rows of `MATRIX` for guests of tenders and for partners. */
export const GUEST_ROWS = `guest.list              tenderForFew        4098  200  200  200 4004 4004
guest.open              guest                200  200  200  200  200  200
guest.accept            guest               4098 4003 4003 4003 4003 4003
guest.revoke            guest               4098  200  200  200 4004 4004
bid.submitLater         tenderForFew        4098 4003 4003 4003 4003 4004
bid.cancelLater         tenderForFew        4098 4004 4004 4004 4004 4004
${PARTNER_ROWS}`
