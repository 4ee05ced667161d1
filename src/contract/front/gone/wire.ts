import type { WireOf } from '../../zod.ts'
import type { goneEndpoints } from './endpoints.ts'
import { goneQuerySchema, goneSchema } from './schemas.ts'

export const goneWire = {
  look: { input: goneQuerySchema, output: goneSchema },
} satisfies WireOf<typeof goneEndpoints>
