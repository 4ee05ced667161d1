import { describe, expect, test } from 'vitest'
import { createApiClient } from '@/api/createApiClient.ts'
import { TransportError } from '@/api/errors.ts'
import { get } from '@/contract/endpoint.ts'
import { answer, fakePorts, fakeTransport, no, ok } from '@tests/setup/fakes.ts'

const endpoint = get<object, unknown>('/x')

/** Spec §8: the response, the result of the call, the toasts. */
const table: [string, unknown, object, string[]][] = [
  ['code 200 with data', ok('value'), { value: 'value' }, []],
  ['code 200 with result', { code: 200, message: '', result: 'value' }, { value: 'value' }, []],
  ['any other code', no(5000, 'busy'), { code: 5000 }, ['busy']],
  ['code 4098', no(4098, 'ended'), { code: 4098 }, ['ended']],
  ['a transport error whose body has a message', answer({ message: 'down' }, 503), { kind: 'http' }, ['down']],
  ['a transport error without one', answer('', 503), { kind: 'http' }, []],
  ['no answer in time', new TransportError('timeout'), { kind: 'timeout' }, []],
  ['no network', new TransportError('network'), { kind: 'network' }, []],
  ['a page instead of an answer', '<!doctype html>', { kind: 'badEnvelope' }, []],
]

describe('Spec §8 error catalogue', () => {
  test.each(table)('%s', async (_, reply, expected, toasts) => {
    const { transport } = fakeTransport({ '*': () => reply })
    const { ports, shown } = fakePorts(transport)
    const settled = await createApiClient(ports)
      .call(endpoint, {}, { loading: true })
      .then((value) => ({ value }))
      .catch((error: unknown) => error)
    expect(settled).toMatchObject(expected)
    expect(shown.errors).toEqual(toasts)
    expect(shown.loading).toBe(0)
  })
})
