import { z } from 'zod'
import { nothing, type WireOf } from '../zod.ts'
import type { demoEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const demoWire = {
  accounts: { input: nothing, output: z.array(s.demoAccountSchema) },
  state: { input: nothing, output: s.demoStateSchema },
  faults: { input: s.demoFaultsSchema, output: s.demoStateSchema },
  clock: { input: s.demoClockSchema, output: s.demoStateSchema },
  robots: { input: s.demoRobotsSchema, output: s.demoStateSchema },
  reset: { input: nothing, output: s.demoStateSchema },
  outbox: { input: s.demoOutboxQuerySchema, output: s.demoOutboxSchema },
  wechat: { input: nothing, output: s.demoWechatSchema },
} satisfies WireOf<typeof demoEndpoints>
