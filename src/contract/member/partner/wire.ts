import { done, nothing, pageOf, type WireOf } from '../../zod.ts'
import type { partnerEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const partnerWire = {
  page: { input: s.partnerQuerySchema, output: pageOf(s.partnerSchema) },
  groups: { input: nothing, output: s.partnerGroupsSchema },
  save: { input: s.savePartnerSchema, output: s.partnerSchema },
  saveGroup: { input: s.savePartnerGroupSchema, output: s.partnerGroupSchema },
  removeGroup: { input: s.partnerIdSchema, output: done },
  remove: { input: s.partnerIdSchema, output: done },
} satisfies WireOf<typeof partnerEndpoints>
