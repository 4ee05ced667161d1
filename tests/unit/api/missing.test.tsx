import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { TransportError } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { get, post } from '@/contract/endpoint.ts'
import { fakePorts, fakeTransport, ok } from '@tests/setup/fakes.ts'
import type { Reply } from '@tests/setup/fakes.ts'

const detail = get<{ id: string }, { id: string }>('/trading/api/x/detail')
const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

function setup(reply: Reply) {
  const { transport, requests } = fakeTransport({ '*': reply })
  const { ports, shown } = fakePorts(transport)
  const client = createApiClient(ports)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} member="1" language="zh-CN">
      {children}
    </ApiProvider>
  )
  return { requests, shown, wrapper }
}

describe('a question whose answer does not come', () => {
  test.each([get<object, string>('/trading/api/x/read'), post<object, string>('/trading/api/x/ask')])(
    'takes a success without data for a failure that can be asked again: %o',
    async (endpoint) => {
      const replies = [ok(null), ok(undefined), ok('here')]
      const { wrapper, shown } = setup(() => replies.shift())
      const { result } = renderHook(() => useQuery(endpoint, {}), { wrapper })
      await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'badEnvelope' }))
      expect(result.current).toMatchObject({ data: undefined, isFirstLoad: false })
      act(() => result.current.refresh())
      await waitFor(() => expect(replies).toHaveLength(1))
      await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'badEnvelope' }))
      act(() => result.current.refresh())
      await waitFor(() => expect(result.current.data).toBe('here'))
      expect(shown.errors).toEqual([])
    },
  )

  test('asks again what failed when the network is back, and nothing else', async () => {
    const replies = [new TransportError('offline'), ok({ id: '1' })]
    const { wrapper, requests } = setup(() => replies.shift())
    const { result } = renderHook(() => useQuery(detail, { id: '1' }), { wrapper })
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'offline' }))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.data).toEqual({ id: '1' }))
    act(() => void window.dispatchEvent(new Event('online')))
    await after(20)
    expect(requests).toHaveLength(2)
  })
})
