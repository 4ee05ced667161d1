import type { Rows } from '@mock/domain/rows.ts'
import { START } from '../support/market.ts'

/** A buyer of the demo trader's enterprise, and an invitation to it. */
export const PERSON_ID = 'person-of-c01'
export const INVITATION_ID = 'invitation-to-c01'

export const APPROVAL_ID = 'approval-of-c01'

/** Puts a second person and a pending invitation of the demo trader. */
export function putStaff(rows: Rows): void {
  const [owner] = rows.members.of('companyId', 'c01')
  if (!owner) throw new Error('The seed has no trader')
  const { demo: _, ...facts } = owner
  const person = { id: PERSON_ID, account: 'person', mobile: '16400000071', contactName: '钱小满' }
  rows.members.put({ ...facts, ...person, role: 'BUYER' })
  rows.members.put({ ...owner, deputy: { id: PERSON_ID, from: '2026-11-21', to: '2026-11-25' } })
  const createdAt = new Date(START).toISOString()
  const expiresAt = new Date(START + 7 * 24 * 3600_000).toISOString()
  const invited = { mobile: '16400000072', contactName: '吴越', role: 'FINANCE' } as const
  rows.approvals.put({
    id: APPROVAL_ID,
    companyId: 'c01',
    memberId: owner.id,
    kind: 'AWARD',
    call: 'tender/award',
    input: {},
    status: 'PENDING',
    subjectId: '',
    title: 'Ningbo',
    amount: { amount: '200000', currency: 'CNY' },
    cny: '200000',
    note: '',
    steps: [{ role: 'APPROVER' }],
    createdAt,
    updatedAt: createdAt,
    until: expiresAt,
    version: 1,
  })
  rows.invitations.put({ id: INVITATION_ID, companyId: 'c01', ...invited, createdAt, expiresAt })
}

/** Rows of `MATRIX` for the people of an enterprise. */
export const STAFF_ROWS = `staff.page              trader              4098  200  200  200  200  200
staff.invitation        invitation           200  200  200  200    -  200
staff.invite            trader              4098  200  200  200  200  200
staff.log               trader              4098  200  200  200  200  200
staff.revokeInvite      invitation          4098  200  200  200    - 4004
staff.change            person              4098  200  200  200    - 4004
staff.saveLimits        person              4098  200  200  200    - 4004
staff.disable           person              4098  200  200  200    - 4004
staff.enable            person              4098 4009 4009 4009    - 4004
staff.saveDeputy        person              4098  200  200  200    - 4001
staff.removeDeputy      trader              4098  200  200  200 4004 4004
staff.transferOwner     person              4098  200  200  200    - 4004
approval.page           approval            4098  200  200  200    -  200
approval.rules          approval            4098  200  200  200    -  200
approval.detail         approval            4098  200  200  200    - 4004
approval.request        approval            4098 4001 4001 4001    - 4001
approval.approve        approval            4098  200  200  200    - 4004
approval.reject         approval            4098  200  200  200    - 4004
approval.cancel         approval            4098  200  200  200    - 4004
approval.saveRules      trader              4098  200  200  200  200  200`
