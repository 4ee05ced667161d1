import { nothing, type WireOf } from '../../zod.ts'
import type { homeEndpoints } from './endpoints.ts'
import { freightIndexSchema, homeOverviewSchema } from './schemas.ts'

export const homeWire = {
  overview: { input: nothing, output: homeOverviewSchema },
  freightIndex: { input: nothing, output: freightIndexSchema },
} satisfies WireOf<typeof homeEndpoints>
