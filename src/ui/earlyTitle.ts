/** What boot.js asks on a page that shows one thing, before the app begins. */
export interface EarlyQuestion {
  /** Path and query of the call. */
  address: string
  /** Asked without the token that this browser has: good for the title only. */
  isMember: boolean
  /** Of the answer's words. */
  language: string
  /** When it left, milliseconds since 1970. */
  at: number
  answer: Promise<{ status: number; text: string; headers: Headers }>
  /** Of the thing, once it is known. */
  title?: string
  /** What stands under the title, where the page says it. */
  line?: string
  isTaken?: boolean
}

declare global {
  interface Window {
    cangtongEarly?: EarlyQuestion
  }
}

/** The question of this visit's first page, where it has one. */
export const earlyQuestion = (): EarlyQuestion | undefined => window.cangtongEarly

const earlyOf = (id: string): EarlyQuestion | undefined => {
  const early = earlyQuestion()
  return early?.address.endsWith(`?id=${encodeURIComponent(id)}`) ? early : undefined
}

/** Title of the thing with this id where it stands in the prerendered heading already, so that the heading does not lose it again. */
export const earlyTitle = (id: string): string | undefined => earlyOf(id)?.title

/** The line that stands under that title. */
export const earlyLine = (id: string): string | undefined => earlyOf(id)?.line
