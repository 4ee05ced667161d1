import { get, post, renewal } from '../endpoint.ts'
import type {
  DemoAccount,
  DemoClock,
  DemoFaults,
  DemoOutbox,
  DemoOutboxQuery,
  DemoState,
  DemoWechat,
} from './schemas.ts'

type Empty = Record<string, never>

const state = get<Empty, DemoState>('/trading/api/demo/state')
const changed = (now: DemoState) => [renewal(state, () => now)]

/** Controls of the mock back end; a real one answers 404, and the controls are hidden. Assumed: decision 0004. */
export const demoEndpoints = {
  accounts: get<Empty, DemoAccount[]>('/trading/api/demo/accounts'),
  state,
  faults: post<DemoFaults, DemoState>('/trading/api/demo/faults', changed),
  clock: post<DemoClock, DemoState>('/trading/api/demo/clock', changed),
  robots: post<{ robots: boolean }, DemoState>('/trading/api/demo/robots', changed),
  reset: post<Empty, DemoState>('/trading/api/demo/reset', changed),
  outbox: get<DemoOutboxQuery, DemoOutbox>('/trading/api/demo/outbox'),
  wechat: get<Empty, DemoWechat>('/trading/api/demo/wechat'),
} as const
