import { ownPageOf, type WireOf } from '../../zod.ts'
import type { bookingEndpoints } from './endpoints.ts'
import { listingDetailSchema } from '../listing/schemas.ts'
import * as s from './schemas.ts'

export const bookingWire = {
  page: { input: s.bookingQuerySchema, output: ownPageOf(s.bookingSchema) },
  request: { input: s.requestBookingSchema, output: s.bookingSchema, current: listingDetailSchema },
  accept: { input: s.acceptBookingSchema, output: s.bookingSchema, current: s.bookingSchema },
  refuse: { input: s.refuseBookingSchema, output: s.bookingSchema, current: s.bookingSchema },
  counter: { input: s.counterBookingSchema, output: s.bookingSchema, current: s.bookingSchema },
  answerCounter: { input: s.answerCounterSchema, output: s.bookingSchema, current: s.bookingSchema },
  cancel: { input: s.bookingCommandSchema, output: s.bookingSchema, current: s.bookingSchema },
} satisfies WireOf<typeof bookingEndpoints>
