import { pageOf, type Wire } from '../zod.ts'
import type { bookingEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const bookingWire = {
  page: { input: s.bookingQuerySchema, output: pageOf(s.bookingSchema) },
  request: { input: s.requestBookingSchema, output: s.bookingSchema },
  accept: { input: s.bookingVerbSchema, output: s.bookingSchema },
  refuse: { input: s.refuseBookingSchema, output: s.bookingSchema },
  cancel: { input: s.bookingVerbSchema, output: s.bookingSchema },
} satisfies Record<keyof typeof bookingEndpoints, Wire>
