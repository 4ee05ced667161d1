import { useMemoizedFn } from 'ahooks'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { measure, PROBES } from './reachability.ts'
import type { GroupId, Reading } from './reachability.ts'

/** Last reading of each group; absent while it is being probed. */
export type Readings = Partial<Record<GroupId, Reading>>

/** Probes all groups on mount and on demand, sequentially so that latencies do not affect each other. */
export function useReachability(): { readings: Readings; isRunning: boolean; run: () => void } {
  const call = useCall()
  const running = useRef<AbortController>(undefined)
  const [readings, setReadings] = useState<Readings>({})
  const [isRunning, setRunning] = useState(true)

  const run = useMemoizedFn(async () => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setReadings({})
    setRunning(true)
    // Sequential on purpose: parallel probes would slow each other down.
    for (const probe of PROBES) {
      const reading = await measure(probe, call, controller.signal)
      if (controller.signal.aborted) return
      setReadings((before) => ({ ...before, [probe.id]: reading }))
    }
    setRunning(false)
  })
  useEffect(() => {
    void run()
    return () => running.current?.abort()
  }, [run])
  return { readings, isRunning, run: () => void run() }
}
