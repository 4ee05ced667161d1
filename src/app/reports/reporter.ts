import { env } from '@/config/env.ts'
import { localeStore } from '@/i18n/locale.ts'
import { routeAt } from '@/routes/match.ts'
import { errorReport, type ErrorReport } from './errorReport.ts'
import { watchVitals, type VitalsReport } from './vitals.ts'

/** Errors told in one session of a tab (RELIABILITY T31). */
export const MOST_REPORTS = 20
const COUNT_KEY = 'cangtong_reports'

/** What of the browser the reporter needs; tests give their own. */
export interface ReporterOptions {
  /** Path on this origin that takes the reports. */
  url: string
  post: (url: string, body: string) => void
}

/** Starts reporting; the function given back takes a failure with its number. */
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

/** Counts over reloads of the tab, where the browser lets us. */
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

/** Whether reports may go there: a path of this origin. */
export function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && new URL(url, window.location.origin).origin === window.location.origin
}

/** Sends after the page is gone too, without cookies and without the address of the page. */
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
