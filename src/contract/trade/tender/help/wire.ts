import { z } from 'zod'
import { id, type WireOf } from '../../../zod.ts'
import type { tenderHelpEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const tenderHelpWire = {
  help: { input: z.object({ id }), output: s.tenderHelpSchema },
  laneHistory: { input: s.laneHistoryQuerySchema, output: s.laneHistorySchema },
} satisfies WireOf<typeof tenderHelpEndpoints>
