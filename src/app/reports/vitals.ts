import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** How a visit felt, in milliseconds; `cls` has no unit. What the browser does not measure is left out. */
export interface VitalsReport {
  kind: 'vitals'
  ttfb?: number
  fcp?: number
  lcp?: number
  cls?: number
  inp?: number
}

/** Starts measuring; the function given back tells what was measured until then. */
export function watchVitals(): () => VitalsReport {
  const report: VitalsReport = { kind: 'vitals' }
  onTTFB(({ value }) => (report.ttfb = Math.round(value)))
  onFCP(({ value }) => (report.fcp = Math.round(value)))
  onLCP(({ value }) => (report.lcp = Math.round(value)))
  onCLS(({ value }) => (report.cls = Math.round(value * 1000) / 1000))
  onINP(({ value }) => (report.inp = Math.round(value)))
  return () => report
}
