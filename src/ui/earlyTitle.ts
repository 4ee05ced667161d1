/** Request by boot.js before the app starts, on a page that shows one item. */
export interface EarlyQuestion {
  /** Path and query of the request. */
  address: string
  /** Sent without this browser's token: usable for the title only. */
  isMember: boolean
  /** Language of the response. */
  language: string
  /** Send time, ms since 1970. */
  at: number
  answer: Promise<{ status: number; text: string; headers: Headers }>
  /** Title of the item, once known. */
  title?: string
  /** Line below the title, if the page has one. */
  line?: string
  isTaken?: boolean
}

declare global {
  interface Window {
    cangtongEarly?: EarlyQuestion
  }
}

/** The request for this visit's first page, if any. */
export const earlyQuestion = (): EarlyQuestion | undefined => window.cangtongEarly

const earlyOf = (id: string): EarlyQuestion | undefined => {
  const early = earlyQuestion()
  return early?.address.endsWith(`?id=${encodeURIComponent(id)}`) ? early : undefined
}

/** Title of the item with this id if the prerendered heading shows it already, so that it does not disappear again. */
export const earlyTitle = (id: string): string | undefined => earlyOf(id)?.title

/** The line below that title. */
export const earlyLine = (id: string): string | undefined => earlyOf(id)?.line
