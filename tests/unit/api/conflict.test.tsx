import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { useAction } from '@/api/useAction.ts'
import { post } from '@/contract/endpoint.ts'
import { fakePorts, fakeTransport } from '@tests/setup/fakes.ts'

interface Thing {
  id: string
}
const change = post<{ id: string }, Thing, Thing>('/trading/api/x/change')

/** Sends a change that the server rejects; returns what the screen received. */
async function refuse(data: unknown, isReadable: (path: string) => boolean = () => true, code = 4009) {
  const { transport } = fakeTransport({ '*': () => ({ code, message: 'Changed', data }) })
  const asked: string[] = []
  const { ports } = fakePorts(transport, {
    isReadable: async (path) => {
      asked.push(path)
      return isReadable(path)
    },
  })
  const client = createApiClient(ports)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} member="1" language="zh-CN">
      {children}
    </ApiProvider>
  )
  const onError = vi.fn<(error: Error, current: Thing | undefined) => void>()
  const { result } = renderHook(() => useAction(change, { onError }), { wrapper })
  await act(async () => result.current.run({ id: '1' }))
  const [error, current] = onError.mock.calls[0] ?? []
  return { error, current, asked }
}

describe('a refusal because the state has changed', () => {
  test.each([4009, 4020, 4021, 4022, 4030])('by %i hands on the thing as it stands now', async (code) => {
    const { error, current, asked } = await refuse({ current: { id: '1' } }, undefined, code)
    expect(error).toMatchObject({ code, message: 'Changed' })
    expect(current).toEqual({ id: '1' })
    expect(asked).toEqual([expect.stringMatching(/x\/change#current$/)])
  })

  test.each([undefined, null, {}, 'text', []])('may bring nothing: %o', async (data) => {
    const { error, current } = await refuse(data)
    expect(error).toMatchObject({ code: 4009, message: 'Changed' })
    expect(current).toBeUndefined()
  })

  test('brings nothing where no screen could read it', async () => {
    const { error, current } = await refuse({ reasons: ['USED'], current: { of: 'another kind' } }, () => false)
    expect(error).toMatchObject({ code: 4009, message: 'Changed', data: { reasons: ['USED'] } })
    expect(current).toBeUndefined()
  })
})
