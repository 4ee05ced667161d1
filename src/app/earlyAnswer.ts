import { parseJson } from '@/api/json.ts'
import type { Transport, WireRequest } from '@/api/transport.ts'
import { earlyQuestion } from '@/ui/earlyTitle.ts'
import type { EarlyQuestion } from '@/ui/earlyTitle.ts'

/** How long a response from before the app is valid, ms: it is for the first page of the visit only. */
const GOOD_MS = 30_000
/** Server time of the response, which is seconds old when it is used. */
const CLOCK = 'x-server-time'

const isSame = ({ address, language, at }: EarlyQuestion, { method, path, query, headers }: WireRequest): boolean =>
  method === 'GET' &&
  Date.now() - at < GOOD_MS &&
  headers['token'] === undefined &&
  headers['Accept-Language'] === language &&
  address === `${path}?id=${encodeURIComponent(String(query?.['id']))}`

/**
 * Returns a transport that answers a guest's matching request once with the response that boot.js fetched before the
 * app started. A missing or unreadable response is requested again.
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
