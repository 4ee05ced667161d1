/** How a visit felt, in milliseconds; `cls` has no unit. What the browser does not measure is left out. */
export interface VitalsReport {
  kind: 'vitals'
  ttfb?: number
  fcp?: number
  lcp?: number
  cls?: number
  inp?: number
}

interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface InteractionEntry extends PerformanceEntry {
  interactionId?: number
}

/** Milliseconds between two shifts of one burst, and the longest burst. */
const SHIFT_GAP_MS = 1000
const SHIFT_BURST_MS = 5000
/** Of so many interactions the slowest one is forgiven. */
const FORGIVEN_PER = 50

/** Starts measuring; the function given back tells what was measured until then. */
export function watchVitals(): () => VitalsReport {
  let lcp: number | undefined
  let fcp: number | undefined
  let isLcpOver = false
  let [worst, burst, burstStart, lastShift] = [0, 0, -Infinity, -Infinity]
  let isShiftSeen = false
  const interactions = new Map<number, number>()

  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    if (!isLcpOver) lcp = entry.startTime
  })
  isShiftSeen = watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as ShiftEntry
    if (hadRecentInput) return
    const isSameBurst = startTime - lastShift < SHIFT_GAP_MS && startTime - burstStart < SHIFT_BURST_MS
    burst = isSameBurst ? burst + value : value
    if (!isSameBurst) burstStart = startTime
    lastShift = startTime
    worst = Math.max(worst, burst)
  })
  watch('event', (entry) => {
    const { interactionId, duration } = entry as InteractionEntry
    if (!interactionId) return
    // What is painted after somebody did something is no longer the page that was opened.
    isLcpOver = true
    interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration))
  })

  return () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const slowest = [...interactions.values()].toSorted((a, b) => b - a)
    const inp = slowest[Math.min(slowest.length - 1, Math.floor(interactions.size / FORGIVEN_PER))]
    return {
      kind: 'vitals',
      ...(navigation && { ttfb: Math.round(navigation.responseStart) }),
      ...(fcp !== undefined && { fcp: Math.round(fcp) }),
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(isShiftSeen && { cls: Math.round(worst * 1000) / 1000 }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
    }
  }
}

/** Hears what the browser measured, from the beginning of the page on; false where it does not measure that. */
function watch(type: string, hear: (entry: PerformanceEntry) => void): boolean {
  try {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) hear(entry)
    })
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 40 }) })
    return PerformanceObserver.supportedEntryTypes.includes(type)
  } catch {
    return false
  }
}
