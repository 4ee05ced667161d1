import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** Web vitals of a visit, in ms; `cls` has no unit. Metrics the browser does not measure are left out. */
export interface VitalsReport {
  kind: 'vitals'
  ttfb?: number
  fcp?: number
  lcp?: number
  cls?: number
  inp?: number
}

/** Starts measuring; the returned function yields the values so far. */
export function watchVitals(): () => VitalsReport {
  const report: VitalsReport = { kind: 'vitals' }
  onTTFB(({ value }) => (report.ttfb = Math.round(value)))
  onFCP(({ value }) => (report.fcp = Math.round(value)))
  onLCP(({ value }) => (report.lcp = Math.round(value)))
  onCLS(({ value }) => (report.cls = Math.round(value * 1000) / 1000))
  onINP(({ value }) => (report.inp = Math.round(value)))
  return () => report
}
