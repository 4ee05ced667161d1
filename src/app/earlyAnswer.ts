import { parseJson } from '@/api/json.ts'
import type { Transport, WireRequest } from '@/api/transport.ts'
import { earlyQuestion } from '@/ui/earlyTitle.ts'
import type { EarlyQuestion } from '@/ui/earlyTitle.ts'

/** Milliseconds for which an answer of before the app is good: it is for the page the visit begins with, not for a later one. */
const GOOD_MS = 30_000
/** Tells the server's time when it came, which is seconds before it is handed over. */
const CLOCK = 'x-server-time'

const isSame = ({ address, language, at }: EarlyQuestion, { method, path, query, headers }: WireRequest): boolean =>
  method === 'GET' &&
  Date.now() - at < GOOD_MS &&
  headers['token'] === undefined &&
  headers['Accept-Language'] === language &&
  address === `${path}?id=${encodeURIComponent(String(query?.['id']))}`

/**
 * Gives a transport that hands over what boot.js was answered before the app began, once, to the same question of a visitor. What
 * did not come or cannot be read is asked again.
 */
export function withEarlyAnswer(transport: Transport): Transport {
  return async (request) => {
    const early = earlyQuestion()
    if (!early || early.isMember || early.isTaken || !isSame(early, request)) return transport(request)
    early.isTaken = true
    try {
      const { status, text, headers } = await early.answer
      return {
        status,
        body: parseJson(text),
        header: (name) => (name === CLOCK ? undefined : (headers.get(name) ?? undefined)),
      }
    } catch {
      return transport(request)
    }
  }
}
