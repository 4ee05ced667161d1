import { describe, expect, test } from 'vitest'
import type { CallOptions } from '@/api/client.ts'
import { createApiClient } from '@/api/createApiClient.ts'
import { get } from '@/contract/endpoint.ts'
import { fakePorts, fakeTransport, no } from '@tests/setup/fakes.ts'

const endpoint = get<object, unknown>('/x')

/** Spec §4 "Per-call options" and §8, on code 4098: toasts, most loading toasts, token sent, session notified. */
const table: [CallOptions, { toasts: number; loading: number; token: string | undefined; told: number }][] = [
  [{}, { toasts: 1, loading: 0, token: 'T', told: 1 }],
  [{ loading: true }, { toasts: 1, loading: 1, token: 'T', told: 1 }],
  [{ silent: true }, { toasts: 0, loading: 0, token: 'T', told: 1 }],
  [{ noToken: true }, { toasts: 1, loading: 0, token: undefined, told: 0 }],
  [{ noRedirect: true }, { toasts: 1, loading: 0, token: 'T', told: 0 }],
]

describe('Spec §4 per-call options', () => {
  test.each(table)('%j gives %j', async (options, expected) => {
    let told = 0
    const { transport, requests } = fakeTransport({ '*': () => no(4098, 'ended') })
    const { ports, shown } = fakePorts(transport, {
      token: () => 'T',
      onAuthFailure: () => {
        told += 1
        return 'ended'
      },
    })
    await expect(createApiClient(ports).call(endpoint, {}, options)).rejects.toMatchObject({ code: 4098 })
    const token = requests[0]?.headers['token']
    expect({ toasts: shown.errors.length, loading: shown.mostLoading, token, told }).toEqual(expected)
    expect(shown.loading).toBe(0)
  })
})
