import { env } from '@/config/env.ts'
import { localeStore } from '@/i18n/locale.ts'
import { routeAt } from '@/routes/match.ts'
import { errorReport, type ErrorReport } from './errorReport.ts'
import { watchVitals, type VitalsReport } from './vitals.ts'

/** Maximum number of reports per tab session (RELIABILITY T31). */
export const MOST_REPORTS = 20
const COUNT_KEY = 'cangtong_reports'

/** Browser dependencies of the reporter; tests pass their own. */
export interface ReporterOptions {
  /** Path on this origin that receives the reports. */
  url: string
  post: (url: string, body: string) => void
}

/** Starts reporting; the returned function takes an error with its id. */
export function startReporter({ url, post }: ReporterOptions): (id: string, error: unknown) => void {
  const page = routeAt(window.location.pathname)
  const vitals = watchVitals()
  const told = new Set<string>()
  const send = (report: ErrorReport | VitalsReport, at: string | undefined) =>
    post(
      url,
      JSON.stringify({ ...report, page: at ?? 'unknown', build: env.buildId, language: localeStore.getLocale() }),
    )

  let areVitalsTold = false
  const tellVitals = () => {
    if (areVitalsTold || document.visibilityState !== 'hidden') return
    areVitalsTold = true
    send(vitals(), page)
  }
  document.addEventListener('visibilitychange', tellVitals)

  return (id, error) => {
    if (told.has(id) || !mayTell()) return
    told.add(id)
    send(errorReport(id, error, window.location.origin), routeAt(window.location.pathname))
  }
}

/** Counts across reloads of the tab, if storage is available. */
function mayTell(): boolean {
  try {
    const count = Number(sessionStorage.getItem(COUNT_KEY) ?? 0)
    if (count >= MOST_REPORTS) return false
    sessionStorage.setItem(COUNT_KEY, String(count + 1))
    return true
  } catch {
    memoryCount += 1
    return memoryCount <= MOST_REPORTS
  }
}
let memoryCount = 0

/** Whether reports may be sent there: a path of this origin. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && new URL(url, window.location.origin).origin === window.location.origin
}

/** Sends even after the page is closed, without cookies and referrer. */
export function postQuietly(url: string, body: string): void {
  fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)
}
