import type { WireOf } from '../../zod.ts'
import type { eventEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const eventWire = {
  since: { input: s.sinceSchema, output: s.eventsSchema },
} satisfies WireOf<typeof eventEndpoints>
