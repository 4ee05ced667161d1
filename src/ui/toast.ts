import { MESSAGE_TOAST_SECONDS, NOTIFICATION_TOAST_SECONDS } from '@/config/constants.ts'

/** Kind of a toast; `loading` stays until dismissed. */
export type ToastKind = 'error' | 'success' | 'info' | 'notice' | 'loading'

/** Link of a notification; `onOpen` is called on click. */
export interface ToastLink {
  href: string
  onOpen?: (() => void) | undefined
}

/** One toast. `title` only for notifications; `key` only for loading toasts. */
export interface ToastEntry {
  id: number
  kind: ToastKind
  title: string | null
  text: string
  link: ToastLink | null
}

interface Held extends ToastEntry {
  /** Remaining time in ms, counted from `startedAt`; Infinity for loading. */
  remainingMs: number
  startedAt: number
  timer: ReturnType<typeof setTimeout> | null
}

const MOST_AT_ONCE = 3
const LONGEST_TEXT = 200
const SAME_TEXT_MS = MESSAGE_TOAST_SECONDS * 1000

let held: readonly Held[] = []
let nextId = 1
let isPaused = false
const listeners = new Set<() => void>()
const shownAt = new Map<string, number>()
const loadingCounts = new Map<string, number>()
const loadingIds = new Map<string, number>()

function commit(next: readonly Held[]): void {
  held = next
  for (const listener of listeners) listener()
}

function remove(id: number): void {
  const entry = held.find((one) => one.id === id)
  if (!entry) return
  if (entry.timer) clearTimeout(entry.timer)
  const next = held.filter((one) => one.id !== id)
  // The element under the pointer is removed, so no "leave" event follows.
  if (next.length === 0) isPaused = false
  commit(next)
}

function run(entry: Held): void {
  if (isPaused || entry.remainingMs === Infinity) return
  entry.startedAt = Date.now()
  entry.timer = setTimeout(() => remove(entry.id), entry.remainingMs)
}

function wasJustShown(fingerprint: string): boolean {
  const now = Date.now()
  for (const [text, at] of shownAt) if (now - at >= SAME_TEXT_MS) shownAt.delete(text)
  if (shownAt.has(fingerprint)) return true
  shownAt.set(fingerprint, now)
  return false
}

function show(
  kind: ToastKind,
  text: string,
  title: string | null,
  seconds: number,
  link: ToastLink | null = null,
): number | null {
  const short = text.trim().slice(0, LONGEST_TEXT)
  if (kind !== 'loading' && wasJustShown(`${kind}\n${title ?? ''}\n${short}`)) return null
  const entry: Held = {
    id: nextId++,
    kind,
    title,
    text: short,
    link,
    remainingMs: seconds * 1000,
    startedAt: Date.now(),
    timer: null,
  }
  const surplus = held.length + 1 - MOST_AT_ONCE
  const leaving = held.filter((one) => one.kind !== 'loading').slice(0, Math.max(0, surplus))
  for (const one of leaving) if (one.timer) clearTimeout(one.timer)
  commit([...held.filter((one) => !leaving.includes(one)), entry])
  run(entry)
  return entry.id
}

function loading(key = 'default', text = 'loading'): void {
  const count = loadingCounts.get(key) ?? 0
  loadingCounts.set(key, count + 1)
  if (count > 0) return
  const id = show('loading', text, null, Infinity)
  if (id !== null) loadingIds.set(key, id)
}

function dismiss(key = 'default'): void {
  const count = loadingCounts.get(key) ?? 0
  if (count > 1) {
    loadingCounts.set(key, count - 1)
    return
  }
  loadingCounts.delete(key)
  const id = loadingIds.get(key)
  loadingIds.delete(key)
  if (id !== undefined) remove(id)
}

/**
 * Toasts from any code. Messages stay 3 s, notifications 4.5 s (Spec §9); at most three at once, the same text once
 * within 3 s, 200 characters at most (RELIABILITY E2). `loading`/`dismiss` count calls by key (RELIABILITY P1); the
 * text `loading` is the owner's (Spec §4).
 */
export const toast = {
  error: (text: string): void => void show('error', text, null, MESSAGE_TOAST_SECONDS),
  success: (text: string): void => void show('success', text, null, MESSAGE_TOAST_SECONDS),
  info: (text: string): void => void show('info', text, null, MESSAGE_TOAST_SECONDS),
  notify: ({ title, text, link }: { title: string; text: string; link?: ToastLink | undefined }): void =>
    void show('notice', text, title, NOTIFICATION_TOAST_SECONDS, link),
  loading,
  dismiss,
}

/** External store of `Toaster`: snapshot, subscription, and handlers for hover and close. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  snapshot: (): readonly ToastEntry[] => held,
  close: (id: number): void => {
    remove(id)
    // The focused button is removed, so no "leave" event follows.
    toastStore.resume()
  },
  pause: (): void => {
    if (isPaused) return
    isPaused = true
    for (const entry of held) {
      if (!entry.timer) continue
      clearTimeout(entry.timer)
      entry.timer = null
      entry.remainingMs = Math.max(0, entry.remainingMs - (Date.now() - entry.startedAt))
    }
  },
  resume: (): void => {
    if (!isPaused) return
    isPaused = false
    for (const entry of held) run(entry)
  },
  /** Clears all state; for tests. */
  reset: (): void => {
    for (const entry of held) if (entry.timer) clearTimeout(entry.timer)
    isPaused = false
    shownAt.clear()
    loadingCounts.clear()
    loadingIds.clear()
    commit([])
  },
}
