import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { useAction } from '@/api/useAction.ts'
import { post } from '@/contract/endpoint.ts'
import { fakePorts, fakeTransport, no, ok } from '@tests/setup/fakes.ts'

const create = post<{ title: string; requestNo: string }, { id: string }>('/trading/api/x/create')

test.each([
  ['5003 keeps its number, since nothing was done', 5003, true],
  ['5000 keeps its number', 5000, true],
  ['4008 is sent anew under another number, with all that was typed', 4008, false],
])('an intent that was answered with %s', async (_what, code, isKept) => {
  const replies = [no(code, 'said'), ok({ id: '1' })]
  const { transport, requests } = fakeTransport({ '*': () => replies.shift() })
  const { ports, shown } = fakePorts(transport)
  const client = createApiClient(ports)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <ApiProvider client={client} member="1" language="zh-CN">
        {children}
      </ApiProvider>
    </MemoryRouter>
  )
  const { result } = renderHook(() => useAction(create, { intent: `x.create.${code}` }), { wrapper })
  await act(async () => void (await result.current.run({ title: 'typed' })))
  expect(JSON.stringify(shown)).toContain('said')
  await act(async () => void (await result.current.run({ title: 'typed' })))
  const [first, second] = requests.map(({ body }) => body as { title: string; requestNo: string })
  expect([first?.title, second?.title]).toEqual(['typed', 'typed'])
  expect(first?.requestNo === second?.requestNo).toBe(isKept)
})
