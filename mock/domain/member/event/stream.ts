import { HEARTBEAT_MS, STREAM_MS } from '@/contract/member/event/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { eventsSince } from './log.ts'

/** The open streams of this process. */
export interface Streams {
  /** Opens the stream of a caller from a cursor, or from now; it ends after half an hour, or with the session. */
  open: (deps: Deps, caller: Caller, cursor: string | undefined) => Response
  /** Sends what is new to everybody; called when a transaction has been saved. */
  wake: () => void
  close: () => void
}

const utf8 = new TextEncoder()
const block = (lines: readonly string[]): Uint8Array => utf8.encode(`${lines.join('\n')}\n\n`)

/** Returns the streams of a back end: server-sent events that name what changed. */
export function createStreams(): Streams {
  const open = new Map<object, { look: () => void; end: () => void }>()
  return {
    open: (deps, caller, from) => {
      const key = {}
      let cursor = from
      let isNew = true
      let beat: ReturnType<typeof setInterval> | undefined
      let over: ReturnType<typeof setTimeout> | undefined
      const forget = () => {
        clearInterval(beat)
        clearTimeout(over)
        open.delete(key)
      }
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const end = () => {
            forget()
            controller.close()
          }
          const look = () => {
            // Signed out, here or elsewhere: nothing more leaves.
            if (!deps.rows.sessions.get(caller.sessionId)) return end()
            const { events, cursor: now, reset } = eventsSince(deps, cursor === undefined ? {} : { cursor }, caller)
            for (const event of events)
              controller.enqueue(block([`id: ${event.id}`, 'event: change', `data: ${JSON.stringify(event)}`]))
            // At first the cursor of now, so that a reader that loses the stream soon misses nothing.
            if (reset || isNew)
              controller.enqueue(block([`id: ${now}`, `event: ${reset ? 'reset' : 'open'}`, 'data: {}']))
            isNew = false
            cursor = now
          }
          const alive = () => controller.enqueue(utf8.encode(':\n\n'))
          open.set(key, { look, end })
          beat = setInterval(() => {
            look()
            if (open.has(key)) alive()
          }, HEARTBEAT_MS)
          over = setTimeout(end, STREAM_MS)
          alive()
          look()
        },
        cancel: forget,
      })
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          // nginx passes it on at once.
          'x-accel-buffering': 'no',
        },
      })
    },
    wake: () => {
      for (const { look } of open.values()) look()
    },
    close: () => {
      for (const { end } of open.values()) end()
    },
  }
}
