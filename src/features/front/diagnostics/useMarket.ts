import { useMemoizedFn } from 'ahooks'
import { useApi } from '@/api/ApiContext.tsx'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { DemoFaults, DemoState } from '@/contract/demo/schemas.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { useControls } from './operatorKey.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { toast } from '@/ui/toast.ts'

const POLL_MS = 5_000
/** Reseeding a market takes long. */
const RESET_TIMEOUT_MS = 60_000

/** The mock market and its controls. */
export interface Market {
  /** Undefined on a real back end, which is never asked, and in a pilot without key: the controls are then hidden. */
  state: DemoState | undefined
  isBusy: boolean
  advance: (ms: number) => void
  setFaults: (faults: Pick<DemoFaults, 'delayMs' | 'errorPct'>) => void
  endSessions: () => void
  setRobots: (robots: boolean) => void
  reset: () => Promise<void>
}

function isState(data: DemoState | undefined): data is DemoState {
  return typeof data?.marketNow === 'string'
}

/** Returns the mock's controls (PRODUCT /test); they only exist in the mock (ASVS 15.2.3). */
export function useMarket(): Market {
  const t = useText()
  const { call } = useApi()
  const { isSignedIn, signOut } = useSession()
  const { mayAsk, asking } = useControls()
  const query = useQuery(demoEndpoints.state, {}, { ...asking, silent: true, ready: mayAsk, pollMs: POLL_MS })
  const clock = useAction(demoEndpoints.clock, asking)
  const faults = useAction(demoEndpoints.faults, asking)
  const robots = useAction(demoEndpoints.robots, asking)
  const reset = useAction(demoEndpoints.reset, { ...asking, loading: true, timeoutMs: RESET_TIMEOUT_MS })
  const say = (state: DemoState | undefined) => state && toast.success(t('diagnostics.mock.done'))

  const endSessions = useMemoizedFn(async () => {
    const now = query.data?.faults ?? { delayMs: 0, errorPct: 0 }
    const state = await faults.run({ delayMs: now.delayMs, errorPct: now.errorPct, endSessions: true })
    if (!state) return
    // An ordinary call fails with 4098 now, which redirects to the login page as usual.
    if (isSignedIn) await call(memberEndpoints.currentUser, {}).catch(() => undefined)
    else toast.success(t('diagnostics.mock.ended'))
  })
  return {
    state: isState(query.data) ? query.data : undefined,
    isBusy: clock.loading || faults.loading || robots.loading || reset.loading,
    advance: (advanceMs) => void clock.run({ advanceMs }).then(say),
    setFaults: (wanted) => void faults.run({ ...wanted, endSessions: false }).then(say),
    endSessions: () => void endSessions(),
    setRobots: (wanted) => void robots.run({ robots: wanted }).then(say),
    reset: useMemoizedFn(async () => {
      if (!(await reset.run({}))) return
      toast.success(t('diagnostics.mock.reset.done'))
      await signOut()
    }),
  }
}
