import { pageOf, type WireOf } from '../../zod.ts'
import type { staffEndpoints } from './endpoints.ts'
import * as d from './deputy/schemas.ts'
import { logEntrySchema, logQuerySchema } from './log/schemas.ts'
import * as s from './schemas.ts'

export const staffWire = {
  page: { input: s.staffQuerySchema, output: s.staffPageSchema },
  invitation: { input: s.invitationQuerySchema, output: s.invitedSchema },
  log: { input: logQuerySchema, output: pageOf(logEntrySchema) },
  invite: { input: s.inviteSchema, output: s.invitationSchema },
  revokeInvite: { input: s.revokeInviteSchema, output: s.invitationSchema, current: s.invitationSchema },
  change: { input: s.changeStaffSchema, output: s.staffMemberSchema },
  saveLimits: { input: s.saveLimitsSchema, output: s.staffMemberSchema },
  disable: { input: s.staffActSchema, output: s.staffMemberSchema, current: s.staffMemberSchema },
  enable: { input: s.staffActSchema, output: s.staffMemberSchema, current: s.staffMemberSchema },
  saveDeputy: { input: d.saveDeputySchema, output: d.deputySchema },
  removeDeputy: { input: d.removeDeputySchema, output: d.deputySchema },
  transferOwner: { input: s.staffActSchema, output: s.staffMemberSchema },
} satisfies WireOf<typeof staffEndpoints>
