import { describe, expect, test, vi } from 'vitest'
import type { ApiPorts } from '@/api/client.ts'
import { createApiClient } from '@/api/createApiClient.ts'
import { BusinessError, TransportError } from '@/api/errors.ts'
import { get, post } from '@/contract/endpoint.ts'
import { answer, fakePorts, fakeTransport, no, ok } from '@tests/setup/fakes.ts'
import type { Reply } from '@tests/setup/fakes.ts'

const read = get<{ q?: string }, { n: number }>('/trading/api/x/read')
const write = post<{ a: number }, { n: number }>('/trading/api/x/write')

function client(reply: Reply, patch: Partial<ApiPorts> = {}) {
  const { transport, requests } = fakeTransport({ '*': reply })
  const { ports, shown } = fakePorts(transport, patch)
  return { api: createApiClient(ports), requests, shown }
}

const caught = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

describe('a call', () => {
  test('puts the prefix in front of the full path, GET with query, POST with body', async () => {
    const { api, requests } = client(() => ok({ n: 1 }))
    await api.call(read, { q: 'a' })
    await api.call(write, { a: 1 })
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/trading-api/trading/api/x/read', query: { q: 'a' } })
    expect(requests[1]).toMatchObject({ method: 'POST', path: '/trading-api/trading/api/x/write', body: { a: 1 } })
    expect(requests[0]?.timeoutMs).toBe(10_000)
  })

  test.each([
    ['a token', 'T', {}, 'T'],
    ['no token', undefined, {}, undefined],
    ['an empty token', '', {}, undefined],
    ['a token but the no-token flag', 'T', { noToken: true }, undefined],
  ])('with %s sends the header accordingly', async (_, token, options, expected) => {
    const { api, requests } = client(() => ok(1), { token: () => token })
    await api.call(read, {}, options)
    expect(requests[0]?.headers['token']).toBe(expected)
    expect('token' in (requests[0]?.headers ?? {})).toBe(expected !== undefined)
    expect(requests[0]?.headers['Accept-Language']).toBe('zh-CN')
  })

  test('reads the token after what had to happen before', async () => {
    let token = 'old'
    const beforeCall = () => {
      token = 'new'
      return Promise.resolve()
    }
    const { api, requests } = client(() => ok(1), { token: () => token, beforeCall })
    await api.call(read)
    expect(requests[0]?.headers['token']).toBe('new')
  })

  test('learns the server clock', async () => {
    const iso = new Date(Date.now() + 3_600_000).toISOString()
    const { api } = client(() => answer(ok(1), 200, { 'x-server-time': iso }))
    await api.call(read)
    expect(Math.abs(api.clock.offset() - 3_600_000)).toBeLessThan(1000)
  })

  test('is aborted silently', async () => {
    const { api, shown } = client(() => new TransportError('aborted'))
    expect(await caught(api.call(read))).toMatchObject({ kind: 'aborted' })
    const controller = new AbortController()
    controller.abort()
    expect(await caught(api.call(read, {}, { signal: controller.signal }))).toMatchObject({ kind: 'aborted' })
    expect(shown.errors).toEqual([])
  })
})

describe('errors', () => {
  test('a reading call that gives nothing has failed; a writing one may succeed without a word', async () => {
    const { api, shown } = client(() => ok(null))
    expect(await caught(api.call(read))).toMatchObject({ kind: 'badEnvelope', status: 200 })
    await expect(api.call(write, { a: 1 })).resolves.toBeNull()
    expect(shown.errors).toEqual([])
  })

  test('a refusal shows its message once and rejects with code and data', async () => {
    const { api, shown } = client(() => no(4009, 'changed', { id: '1' }))
    const error = await caught(api.call(write, { a: 1 }))
    expect(error).toBeInstanceOf(BusinessError)
    expect(error).toMatchObject({ code: 4009, message: 'changed', data: { id: '1' } })
    expect(shown.errors).toEqual(['changed'])
  })

  test('field errors are read', async () => {
    const fields = [{ field: 'lanes.0.pol', message: 'x' }, { field: 1 }, null]
    const { api } = client(() => no(4001, 'check', { fields }))
    expect(await caught(api.call(write))).toMatchObject({ fieldErrors: [{ field: 'lanes.0.pol', message: 'x' }] })
  })

  test('a refusal without a message shows our text for the code', async () => {
    const { api, shown } = client(() => no(5000, ''))
    await caught(api.call(read))
    expect(shown.errors).toEqual(['default 5000'])
  })

  test('a transport failure shows a toast only if the body has a message', async () => {
    const bodies = [answer({ message: 'gateway down' }, 502), answer('<html>', 502), new TransportError('timeout')]
    const { api, shown } = client(() => bodies.shift())
    expect(await caught(api.call(read))).toMatchObject({ kind: 'http', status: 502 })
    expect(await caught(api.call(read))).toMatchObject({ kind: 'http' })
    expect(await caught(api.call(read))).toMatchObject({ kind: 'timeout' })
    expect(shown.errors).toEqual(['gateway down'])
  })

  test('silent shows nothing and still rejects', async () => {
    const { api, shown } = client(() => no(4003))
    expect(await caught(api.call(read, {}, { silent: true }))).toMatchObject({ code: 4003 })
    expect(shown.errors).toEqual([])
  })

  test.each([ok(1), no(4003), no(4098), '<html>', new TransportError('timeout'), new TransportError('aborted')])(
    'the loading toast is dismissed after %j',
    async (reply) => {
      const { api, shown } = client(() => reply)
      await Promise.all([1, 2, 3].map(() => caught(api.call(read, {}, { loading: true }))))
      expect(shown.loading).toBe(0)
      expect(shown.mostLoading).toBe(3)
    },
  )
})

describe('4098', () => {
  test.each([answer(no(4098)), answer(no('4098')), answer(no(4098), 401), answer(no(4098), 500)])(
    'is told to the session, HTTP status aside',
    async (reply) => {
      const onAuthFailure = vi.fn<ApiPorts['onAuthFailure']>(() => 'ended')
      const { api, shown } = client(() => reply, { token: () => 'T', onAuthFailure })
      expect(await caught(api.call(read))).toMatchObject({ code: 4098 })
      expect(onAuthFailure.mock.calls).toEqual([['T']])
      expect(shown.errors).toEqual(['refused'])
    },
  )

  test.each([{ noToken: true }, { noRedirect: true }])('with %j leaves the session alone', async (options) => {
    const onAuthFailure = vi.fn<ApiPorts['onAuthFailure']>(() => 'ended')
    const { api } = client(() => no(4098), { token: () => 'T', onAuthFailure })
    expect(await caught(api.call(read, {}, options))).toMatchObject({ code: 4098 })
    expect(onAuthFailure).not.toHaveBeenCalled()
  })

  test('shows one toast for a burst', async () => {
    let verdict: 'ended' | 'already' = 'ended'
    const onAuthFailure = () => {
      const now = verdict
      verdict = 'already'
      return now
    }
    const { api, shown } = client(() => no(4098), { token: () => 'T', onAuthFailure })
    await Promise.all([1, 2, 3, 4, 5].map(() => caught(api.call(read))))
    expect(shown.errors).toEqual(['refused'])
  })

  test('to an older token is asked again when reading, never when writing', async () => {
    let token = 'old'
    const onAuthFailure = () => {
      token = 'new'
      return 'stale' as const
    }
    const { api, requests, shown } = client(
      (request) => (request.headers['token'] === 'new' ? ok({ n: 2 }) : no(4098)),
      {
        token: () => token,
        onAuthFailure,
      },
    )
    expect(await api.call(read)).toEqual({ n: 2 })
    token = 'old'
    expect(await caught(api.call(write, { a: 1 }))).toMatchObject({ code: 4098 })
    expect(requests.map((r) => r.method)).toEqual(['GET', 'GET', 'POST'])
    expect(shown.errors).toEqual([])
  })
})

test('an upload is multipart, has its own limit and tells its progress', async () => {
  const { api, requests } = client((request) => {
    request.onProgress?.(0.5)
    return ok({ id: '1' })
  })
  const onProgress = vi.fn<(share: number) => void>()
  await api.upload(new Blob(['x']), 'licence.pdf', { onProgress })
  expect(requests[0]).toMatchObject({ path: '/trading-api/trading/api/file/upload', timeoutMs: 120_000 })
  expect(requests[0]?.body).toBeInstanceOf(FormData)
  expect(onProgress).toHaveBeenCalledWith(0.5)
})
