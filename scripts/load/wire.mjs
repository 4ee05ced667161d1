import { randomUUID } from 'node:crypto'

/** Milliseconds for the timeout of a call, the pause between two attempts, and the restart of the server. */
const PATIENCE_MS = 20_000
const AGAIN_MS = 150
const LIFE_MS = 120_000
const PREFIX = '/trading-api/trading'

/**
 * Calls of one run. A call without a usable response is sent again unchanged, `requestNo` included, until the server
 * has processed it, as the product does.
 */
export function createWire(base, onCall) {
  const figures = { calls: 0, sent: 0, again: 0, times: [], codes: {} }

  const once = async (method, path, input, token) => {
    const isForm = input instanceof FormData
    const query = method === 'GET' ? `?${new URLSearchParams(input ?? {})}` : ''
    const response = await fetch(`${base}${PREFIX}${path}${query}`, {
      method,
      headers: {
        'accept-language': 'en-US',
        ...(token && { token }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: isForm ? input : JSON.stringify(input ?? {}) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.status !== 200) throw new Error(`HTTP ${response.status}`)
    const body = await response.json()
    if (body.code === 5000 || body.code === 5003) throw new Error(`code ${body.code}`)
    return { ...body, now: Date.parse(response.headers.get('x-server-time')) }
  }

  const call = async (method, path, input, token) => {
    figures.calls += 1
    onCall(figures.calls)
    const until = Date.now() + LIFE_MS
    for (;;) {
      const from = performance.now()
      figures.sent += 1
      try {
        const answer = await once(method, path, input, token)
        figures.times.push(performance.now() - from)
        figures.codes[answer.code] = (figures.codes[answer.code] ?? 0) + 1
        return answer
      } catch (error) {
        if (Date.now() > until) throw new Error(`${method} ${path}: ${error.message}`, { cause: error })
        figures.again += 1
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  }
  const must = async (...args) => {
    const answer = await call(...args)
    if (answer.code !== 200)
      throw new Error(`${args[0]} ${args[1]}: ${answer.code} ${JSON.stringify(answer.data ?? answer.message)}`)
    return answer.data
  }
  return {
    figures,
    call,
    get: async (path, input, token) => must('GET', path, input, token),
    post: async (path, input, token) => must('POST', path, input, token),
    /** A write that creates something: with a request number. */
    make: async (path, input, token) => must('POST', path, { ...input, requestNo: randomUUID() }, token),
  }
}
