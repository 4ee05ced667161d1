import { useMemoizedFn } from 'ahooks'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { measure, PROBES } from './reachability.ts'
import type { GroupId, Reading } from './reachability.ts'

/** The newest reading of each group; a group that is missing is still being asked. */
export type Readings = Partial<Record<GroupId, Reading>>

/** Asks all groups, one after another so that latencies do not disturb each other, at open and on demand. */
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
    // One after another is the point: side by side they would slow each other down.
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
