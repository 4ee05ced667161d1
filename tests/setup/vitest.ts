import * as React from 'react'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { toastStore } from '@/ui/toast.ts'
import { runsNow } from './hangs.ts'
import { numberKeys } from './keyCodes.ts'

/** The longest that a file may take to be loaded, ms. */
const LOAD_MS = 120_000
const file = () => expect.getState().testPath ?? ''
runsNow(`the imports of ${file()}`, LOAD_MS)

if (typeof window !== 'undefined') numberKeys()

/** What pages do when idle. A page that a file leaves behind is not idle any more when its window is gone. */
const idleWork = new Set<ReturnType<typeof setTimeout>>()
if (typeof window !== 'undefined')
  window.requestIdleCallback = (work) => {
    idleWork.add(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 200))
    return idleWork.size
  }
afterAll(() => idleWork.forEach((timer) => clearTimeout(timer)))
// What a page left behind still loads would fail when the window is gone, and stay failed for the files that follow.
afterAll(() => vi.dynamicImportSettled())

/*
 * React notes the stack of each element that it makes, for its warnings: a fifth of the time of a page's tests. Beyond
 * a number of elements it stops; here it does so from the first one. The warnings themselves stay.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } = React as unknown as Record<
  string,
  object
>
if (inside)
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // It stays beyond the limit.
    },
  })

// The first lazy import of a page can take longer than the default of one second, on a busy machine than ten.
configure({ asyncUtilTimeout: 30_000 })

// What is typed into a field is no text of the page: a test that looks for an answer must not find the question's own input.
configure({ defaultIgnore: 'script, style, textarea' })

// While something is waited for, each look that finds nothing would print the whole page, only for the next look to forget it.
const { getElementError } = getConfig() as { getElementError: (message: string | null, container: Element) => Error }
const isWaiting = () =>
  Object.entries(getConfig()).some(([name, on]) => name === '_disableExpensiveErrorDiagnostics' && on === true)
configure({
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})

const complaints: string[] = []
/** happy-dom does not know this element; browsers do. React warns once per process, in whichever test is first. */
const UNKNOWN_HERE = /<%s> is unrecognized.* search$/s

/** For tests that provoke console output: returns and clears what was written so far. */
export function takeComplaints(): string[] {
  return complaints.splice(0)
}

beforeEach(({ task }) => {
  runsNow(`${file()}: ${task.name}`, task.timeout)
  complaints.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      const text = args.map(String).join(' ')
      if (!UNKNOWN_HERE.test(text)) complaints.push(`console.${method}: ${text}`)
    })
  }
})

afterEach(() => {
  if (typeof document !== 'undefined') {
    cleanup()
    toastStore.reset()
    // oxlint-disable-next-line vitest/no-standalone-expect -- runs as part of every test
    expect(window.location.origin, 'a test must not leave the page').toMatch(/^http:/)
  }
  if (typeof localStorage !== 'undefined') localStorage.clear()
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear()
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs as part of every test
  expect('indexedDB' in globalThis, 'a test must not leave a database to the next').toBe(false)
  // The fake timers of `vi`, which remain if a spy over them is restored after them.
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs as part of every test
  expect('clock' in setTimeout, 'a test must give the timers back').toBe(false)
  // oxlint-disable-next-line vitest/no-standalone-expect -- runs as part of every test
  expect(complaints, 'a test must not write to console.error or console.warn').toEqual([])
})
