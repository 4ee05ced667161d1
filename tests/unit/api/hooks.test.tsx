import { act, renderHook, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { TransportError } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { useList } from '@/api/useList.ts'
import { useQuery } from '@/api/useQuery.ts'
import { get, post } from '@/contract/endpoint.ts'
import type { Page } from '@/contract/page.ts'
import { fakePorts, fakeTransport, no, ok } from '@tests/setup/fakes.ts'
import type { Reply } from '@tests/setup/fakes.ts'

interface PageIn {
  current?: number
  size?: number
  sort?: string
  pol?: string
}
const detail = get<{ id: string }, { id: string }>('/trading/api/x/detail')
const page = get<PageIn, Page<string>>('/trading/api/x/page')
const create = post<{ title: string; requestNo: string }, { id: string }>('/trading/api/x/create')

const after = <T,>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

function setup(reply: Reply, address = '/list') {
  const { transport, requests } = fakeTransport({ '*': reply })
  const { ports, shown } = fakePorts(transport)
  const client = createApiClient(ports)
  const at = { member: '1', language: 'zh-CN', search: '' }
  function Spy() {
    const { search } = useLocation()
    useEffect(() => {
      at.search = search
    })
    return null
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <ApiProvider client={client} member={at.member} language={at.language}>
        {children}
        <Spy />
      </ApiProvider>
    </MemoryRouter>
  )
  return { requests, shown, wrapper, at }
}

describe('useQuery', () => {
  test('shows the newest input only, aborts the older question and stays silent about it', async () => {
    // Answered only after the newer one, however busy the machine is.
    let answerSlow: (answer: unknown) => void = () => undefined
    const slow = new Promise<unknown>((resolve) => (answerSlow = resolve))
    const { requests, shown, wrapper } = setup(({ query }) =>
      query?.['id'] === 'slow' ? slow : after(5, ok({ id: 'fast' })),
    )
    const { result, rerender } = renderHook(({ id }) => useQuery(detail, { id }), {
      wrapper,
      initialProps: { id: 'slow' },
    })
    expect(result.current.isFirstLoad).toBe(true)
    await waitFor(() => expect(requests).toHaveLength(1))
    rerender({ id: 'fast' })
    await waitFor(() => expect(result.current.data).toEqual({ id: 'fast' }))
    expect(requests[0]?.signal?.aborted).toBe(true)
    answerSlow(ok({ id: 'slow' }))
    await after(20, undefined)
    expect(result.current.data).toEqual({ id: 'fast' })
    expect(shown.errors).toEqual([])
  })

  test('never shows one thing under the address of another', async () => {
    const { wrapper } = setup(({ query }) => after(20, ok({ id: query?.['id'] })))
    const { result, rerender } = renderHook(({ id }) => useQuery(detail, { id }), {
      wrapper,
      initialProps: { id: 'a' },
    })
    await waitFor(() => expect(result.current.data).toEqual({ id: 'a' }))
    rerender({ id: 'b' })
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toEqual({ id: 'b' }))
  })

  test('keeps the error until a retry succeeds', async () => {
    const replies = [new TransportError('timeout'), ok({ id: '1' })]
    const { wrapper } = setup(() => replies.shift())
    const { result } = renderHook(() => useQuery(detail, { id: '1' }), { wrapper })
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'timeout' }))
    expect(result.current.isFirstLoad).toBe(false)
    act(() => result.current.refresh())
    await waitFor(() => expect(result.current.data).toEqual({ id: '1' }))
    expect(result.current.error).toBeUndefined()
  })

  test('asks again in another language and shows the former answer until then', async () => {
    let word = '船'
    const { wrapper, at } = setup(() => after(5, ok({ id: word })))
    const { result, rerender } = renderHook(() => useQuery(detail, { id: '1' }), { wrapper })
    await waitFor(() => expect(result.current.data).toEqual({ id: '船' }))
    word = 'ship'
    at.language = 'en-US'
    rerender()
    expect(result.current).toMatchObject({ data: { id: '船' }, isFirstLoad: false })
    await waitFor(() => expect(result.current.data).toEqual({ id: 'ship' }))
  })

  test('asks again for another member and shows nothing of the former', async () => {
    let who = 'A'
    const { wrapper, at, requests } = setup(() => after(5, ok({ id: who })))
    const { result, rerender } = renderHook(() => useQuery(detail, { id: '1' }, { keepPrevious: true }), { wrapper })
    await waitFor(() => expect(result.current.data).toEqual({ id: 'A' }))
    who = 'B'
    at.member = '2'
    rerender()
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toEqual({ id: 'B' }))
    expect(requests).toHaveLength(2)
  })

  test('cached data is shown at once and asked for again', async () => {
    let count = 0
    const { wrapper } = setup(() => ok({ id: String((count += 1)) }))
    const first = renderHook(() => useQuery(detail, { id: '1' }, { cached: true }), { wrapper })
    await waitFor(() => expect(first.result.current.data).toEqual({ id: '1' }))
    first.unmount()
    const second = renderHook(() => useQuery(detail, { id: '1' }, { cached: true }), { wrapper })
    expect(second.result.current.data).toEqual({ id: '1' })
    await waitFor(() => expect(second.result.current.data).toEqual({ id: '2' }))
  })

  test('waits until it is ready', async () => {
    const { wrapper, requests } = setup(() => ok({ id: '1' }))
    const { result, rerender } = renderHook(({ ready }) => useQuery(detail, { id: '1' }, { ready }), {
      wrapper,
      initialProps: { ready: false },
    })
    expect(requests).toEqual([])
    rerender({ ready: true })
    await waitFor(() => expect(result.current.data).toEqual({ id: '1' }))
  })
})

const rows =
  (total: number): Reply =>
  ({ query }) => {
    const current = Number(query?.['current'])
    return ok({ records: [`row ${current}`], total, current, size: 10, pages: Math.ceil(total / 10) })
  }

describe('useList', () => {
  test('reads filters, order and page from the address and asks with them', async () => {
    const { requests, wrapper } = setup(rows(95), '/list?pol=CNSHA&sort=newest&current=3&other=1')
    const { result } = renderHook(() => useList(page, { filters: ['pol'] }), { wrapper })
    await waitFor(() => expect(result.current.records).toEqual(['row 3']))
    expect(requests[0]?.query).toEqual({ pol: 'CNSHA', sort: 'newest', current: 3, size: 10 })
    expect(result.current).toMatchObject({ current: 3, pages: 10, total: 95, isFiltered: true, sort: 'newest' })
  })

  test('writes changes back, starting at page 1 again, and leaves strangers alone', async () => {
    const { wrapper, at } = setup(rows(95), '/list?current=3&other=1')
    const { result } = renderHook(() => useList(page, { filters: ['pol'], defaultSort: 'closing' }), { wrapper })
    act(() => result.current.setFilters({ pol: 'CNNGB' }))
    expect(at.search).toBe('?other=1&pol=CNNGB')
    act(() => result.current.setPage(2))
    expect(at.search).toBe('?other=1&pol=CNNGB&current=2')
    act(() => result.current.setSort('newest'))
    expect(at.search).toBe('?other=1&pol=CNNGB&sort=newest')
    act(() => result.current.resetFilters())
    act(() => result.current.setSort('closing'))
    expect(at.search).toBe('?other=1')
    await waitFor(() => expect(result.current.loading).toBe(false))
  })

  test('beyond the last page shows the last', async () => {
    const { wrapper, at } = setup(rows(25), '/list?current=9')
    const { result } = renderHook(() => useList(page, { filters: [] }), { wrapper })
    await waitFor(() => expect(result.current.records).toEqual(['row 3']))
    expect(at.search).toBe('?current=3')
  })

  test.each(['0', '-1', 'x', '1e9', ''])('takes page %j as the first', async (text) => {
    const { requests, wrapper } = setup(rows(25), `/list?current=${text}`)
    const { result } = renderHook(() => useList(page, { filters: [] }), { wrapper })
    await waitFor(() => expect(result.current.total).toBe(25))
    expect(requests[0]?.query?.['current']).toBe(1)
  })

  test('keeps the old rows while the next page is on its way', async () => {
    const { wrapper } = setup(async (request) => after(10, await rows(25)(request)))
    const { result } = renderHook(() => useList(page, { filters: [] }), { wrapper })
    await waitFor(() => expect(result.current.records).toEqual(['row 1']))
    act(() => result.current.setPage(2))
    expect(result.current.records).toEqual(['row 1'])
    await waitFor(() => expect(result.current.records).toEqual(['row 2']))
  })

  test('a hundred quick changes end with the rows of the last', async () => {
    let step = 0
    const { wrapper } = setup(async (request) => after((step += 7) % 23, await rows(995)(request)))
    const { result } = renderHook(() => useList(page, { filters: [] }), { wrapper })
    for (let n = 2; n <= 100; n += 1) {
      act(() => result.current.setPage(n))
      if (n % 10 === 0) await after(3, undefined)
    }
    await waitFor(() => expect(result.current.records).toEqual(['row 100']))
    await act(() => after(40, undefined))
    expect(result.current.records).toEqual(['row 100'])
  })
})

describe('useAction', () => {
  test('twenty clicks send once', async () => {
    const { requests, wrapper } = setup(() => after(20, ok({ id: '1' })))
    const onSuccess = vi.fn<(value: { id: string }) => void>()
    const { result } = renderHook(() => useAction(create, { intent: 'x.create', onSuccess }), { wrapper })
    await act(async () => {
      await Promise.all(Array.from({ length: 20 }, () => result.current.run({ title: 'a' })))
    })
    expect(requests).toHaveLength(1)
    expect(onSuccess).toHaveBeenCalledTimes(1)
  })

  test('a retry after a failure keeps its requestNo; success or an edit makes a new one', async () => {
    const replies = [new TransportError('timeout'), ok({ id: '1' }), new TransportError('network'), ok({ id: '2' })]
    const { requests, wrapper } = setup(() => replies.shift())
    const { result } = renderHook(() => useAction(create, { intent: 'x.create' }), { wrapper })
    for (const title of ['a', 'a', 'a', 'b']) {
      await act(async () => void (await result.current.run({ title })))
    }
    const [first, retry, next, edited] = requests.map((r) => (r.body as { requestNo: string }).requestNo)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(retry).toBe(first)
    expect(next).not.toBe(first)
    expect(edited).not.toBe(next)
  })

  test('gives refused fields and forgets them on reset', async () => {
    const fields = [{ field: 'title', message: 'too short' }]
    const { wrapper } = setup(() => no(4001, 'check', { fields }))
    const { result } = renderHook(() => useAction(create), { wrapper })
    await act(async () => void (await result.current.run({ title: '' })))
    expect(result.current.fieldErrors).toEqual(fields)
    expect(result.current.loading).toBe(false)
    act(() => result.current.reset())
    expect(result.current.error).toBeUndefined()
  })
})
