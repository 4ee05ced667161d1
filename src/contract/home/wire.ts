import { nothing, type Wire } from '../zod.ts'
import type { homeEndpoints } from './endpoints.ts'
import { homeOverviewSchema } from './schemas.ts'

export const homeWire = {
  overview: { input: nothing, output: homeOverviewSchema },
} satisfies Record<keyof typeof homeEndpoints, Wire>
