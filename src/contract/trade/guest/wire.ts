import type { WireOf } from '../../zod.ts'
import type { guestEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const guestWire = {
  list: { input: s.guestsOfSchema, output: s.guestListSchema },
  open: { input: s.guestCodeSchema, output: s.guestViewSchema },
  accept: { input: s.acceptGuestSchema, output: s.guestAcceptedSchema },
  revoke: { input: s.revokeGuestSchema, output: s.guestListSchema },
} satisfies WireOf<typeof guestEndpoints>
