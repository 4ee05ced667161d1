import type { MarketEvent } from '@/contract/member/event/schemas.ts'
import { EVENT_STREAM_PATH, HEARTBEAT_MS } from '@/contract/member/event/values.ts'
import { parseJson } from '../json.ts'

/** What the server told: an event, that the cursor is lost, or only where one is. */
export interface Told {
  cursor: string
  events: readonly MarketEvent[]
  /** Everything that is shown is to be asked anew. */
  reset: boolean
}

/** Opens the stream; resolves when the server closes it. @throws Error if it cannot be opened, breaks or falls silent. */
export type OpenStream = (cursor: string, signal: AbortSignal, tell: (told: Told) => void) => Promise<void>

/** A stream without a sign of life for this time is dead, ms: two heartbeats and something. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS

/** Returns the stream of the events behind an API prefix; `headers` are asked for each time. */
export function eventStream(prefix: string, headers: () => Promise<Record<string, string>>): OpenStream {
  return async (cursor, signal, tell) => {
    const own = new AbortController()
    const abort = () => own.abort()
    signal.addEventListener('abort', abort)
    let watch = setTimeout(abort, SILENCE_MS)
    try {
      // Not axios: its adapter gives a body only when it is complete. No time limit, the silence is watched.
      const answer = await fetch(prefix + EVENT_STREAM_PATH, {
        headers: { ...(await headers()), accept: 'text/event-stream', 'last-event-id': cursor },
        cache: 'no-store',
        signal: own.signal,
      })
      if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
        throw new Error('There is no stream of events')
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(watch)
        watch = setTimeout(abort, SILENCE_MS)
        const blocks = (text + part.value).split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const told = readBlock(block)
          if (told) tell(told)
        }
      }
    } finally {
      clearTimeout(watch)
      signal.removeEventListener('abort', abort)
      own.abort()
    }
  }
}

/** One block of server-sent events; undefined for a heartbeat and for what cannot be read. */
export function readBlock(block: string): Told | undefined {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name !== undefined) fields.set(name, value)
  }
  const cursor = fields.get('id')
  if (cursor === undefined) return undefined
  const kind = fields.get('event')
  if (kind !== 'change') return { cursor, events: [], reset: kind === 'reset' }
  try {
    return { cursor, events: [parseJson(fields.get('data') ?? '') as MarketEvent], reset: false }
  } catch {
    return undefined
  }
}
