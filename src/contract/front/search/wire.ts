import type { WireOf } from '../../zod.ts'
import type { searchEndpoints } from './endpoints.ts'
import { searchAnswerSchema, searchQuerySchema } from './schemas.ts'

export const searchWire = {
  all: { input: searchQuerySchema, output: searchAnswerSchema },
} satisfies WireOf<typeof searchEndpoints>
