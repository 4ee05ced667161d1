import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Annotation of a failure in which the browser, not the page, stood still. `secondTry.ts` reads it. */
export const STOOD_STILL = 'the browser stood still'

/** A page that answers nothing, or draws nothing, for this long stands still, ms. */
const STILL_MS = 5_000

/** What an open page shows, and whether its browser stands still. */
export interface PageState {
  text: string
  isBrowserStill: boolean
}

const within = async <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((done) => {
      setTimeout(() => done(undefined), STILL_MS)
    }),
  ])

/** What a process was started with, and its parent. */
function started(pid: string): { words: string; parent: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return { words: readFileSync(`/proc/${pid}/cmdline`, 'utf8'), parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) }
}

/** Processes of this worker's browser that run pages: processor time of the first thread, in ticks, and where it waits. */
function renderers(): Map<string, { ticks: number; place: string }> {
  const all = new Map<string, ReturnType<typeof started>>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      all.set(pid, started(pid))
    } catch {
      // It ended while it was read.
    }
  }
  const profileOf = (words: string): string | undefined => /--user-data-dir=([^\0 ]+)/.exec(words)?.[1]
  const own = [...all.values()].find(({ words, parent }) => parent === process.pid && profileOf(words) !== undefined)
  const found = new Map<string, { ticks: number; place: string }>()
  for (const [pid, { words }] of all) {
    if (!own || !words.includes('--type=renderer') || profileOf(words) !== profileOf(own.words)) continue
    try {
      const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      const place = readFileSync(`/proc/${pid}/task/${pid}/wchan`, 'utf8')
      found.set(pid, { ticks: Number(fields[11]) + Number(fields[12]), place: `${fields[0]} ${place}` })
    } catch {
      // The same.
    }
  }
  return found
}

/** One line per process that runs pages: what its first thread used of the processor in a second, and where it is. */
async function threads(): Promise<{ text: string; isIdle: boolean }> {
  const before = renderers()
  await new Promise((done) => setTimeout(done, 1_000))
  const used = [...renderers()].map(([pid, now]) => ({
    pid,
    ticks: now.ticks - (before.get(pid)?.ticks ?? now.ticks),
    place: now.place,
  }))
  return {
    text: used.map(({ pid, ticks, place }) => `  renderer ${pid}: ${ticks} of 100 ticks, ${place}`).join('\n'),
    // A page that counts without end uses a whole processor, or half of one beside the other worker.
    isIdle: used.length > 0 && used.every(({ ticks }) => ticks < 20),
  }
}

/** Whether the page is drawn. Asked of the browser: some walks hold the page's own clock. */
async function isDrawn(page: Page): Promise<boolean> {
  const session = await within(page.context().newCDPSession(page))
  return (await within(session?.send('Page.captureScreenshot') ?? Promise.resolve(undefined))) !== undefined
}

/** What can be seen of a page from outside; no walk needs it, only whoever reads of a failed one. */
export async function stateOf(page: Page): Promise<PageState> {
  const seen = await within(
    page.evaluate(() => ({
      isVisible: document.visibilityState === 'visible',
      main: document.querySelector<HTMLElement>('#root main')?.innerText.replaceAll(/\s+/g, ' ').slice(0, 400),
    })),
  )
  if (!seen) {
    const { text, isIdle } = await threads()
    return { text: `  ${page.url()} answers nothing\n${text}`, isBrowserStill: isIdle }
  }
  const isStill = seen.isVisible && !(await isDrawn(page))
  const asked = (await within(page.requests())) ?? []
  const answers = await Promise.all(asked.map(async (one) => within(one.response())))
  const open = asked.filter((one, index) => answers[index] === undefined && one.failure() === null)
  const errors = (await within(page.pageErrors())) ?? []
  const text = [
    `  ${page.url()}${isStill ? ', not drawn' : ''}`,
    seen.main ?? 'the app is not there',
    ...errors.map(String),
    ...open.map((one) => `not answered: ${one.url()}`),
  ]
  return { text: text.join('\n  '), isBrowserStill: isStill }
}
