import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import type { WireRequest } from '@/api/transport.ts'
import { useAction } from '@/api/useAction.ts'
import { useList } from '@/api/useList.ts'
import { useQuery } from '@/api/useQuery.ts'
import { get, post, renewsDetail, renewsList } from '@/contract/endpoint.ts'
import type { Page } from '@/contract/page.ts'
import { fakePorts, fakeTransport, no, ok } from '@tests/setup/fakes.ts'

interface Thing {
  id: string
  step: string
}
const detail = get<{ id: string }, Thing>('/trading/api/x/detail')
const page = get<{ current?: number }, Page<Thing>>('/trading/api/x/page')
const change = post<{ id: string }, Thing, Thing>('/trading/api/x/change', (thing) => [
  renewsDetail(detail, thing),
  renewsList(page, thing.id),
])

const pageOf = (...ids: string[]) =>
  ok({ records: ids.map((id) => ({ id, step: 'before' })), total: ids.length, current: 1, size: 10, pages: 1 })

/** Renders a screen with two details, a list and an action. */
function open(reply: (request: WireRequest) => unknown, listed: readonly string[] = ['1']) {
  const { transport, requests } = fakeTransport({
    '*': (request) => {
      const given = reply(request)
      if (given !== undefined) return given
      if (request.path.endsWith('/page')) return pageOf(...listed)
      return ok({ id: String(request.query?.['id']), step: 'before' })
    },
  })
  const client = createApiClient(fakePorts(transport).ports)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <ApiProvider client={client} member="1" language="zh-CN">
        {children}
      </ApiProvider>
    </MemoryRouter>
  )
  const { result } = renderHook(
    () => ({
      own: useQuery(detail, { id: '1' }, { refreshOnFocus: true }),
      other: useQuery(detail, { id: '2' }),
      list: useList(page, { filters: [] }),
      change: useAction(change),
    }),
    { wrapper },
  )
  const asked = (end: string) => requests.filter(({ path }) => path.endsWith(end)).length
  return { result, asked }
}

describe('an answer to a write', () => {
  test('takes the place of the detail it is, and of no other', async () => {
    const { result, asked } = open(({ path }) =>
      path.endsWith('/change') ? ok({ id: '1', step: 'after' }) : undefined,
    )
    await waitFor(() => expect(result.current.other.data).toBeDefined())
    await act(async () => result.current.change.run({ id: '1' }))
    expect(result.current.own.data).toEqual({ id: '1', step: 'after' })
    expect(result.current.other.data).toEqual({ id: '2', step: 'before' })
    expect(asked('/detail')).toBe(2)
  })

  test('does so as well when it came with a refusal', async () => {
    const { result } = open(({ path }) =>
      path.endsWith('/change') ? no(4009, 'Changed', { current: { id: '1', step: 'elsewhere' } }) : undefined,
    )
    await waitFor(() => expect(result.current.own.data).toBeDefined())
    await act(async () => result.current.change.run({ id: '1' }))
    expect(result.current.change.error).toMatchObject({ code: 4009 })
    expect(result.current.own.data).toEqual({ id: '1', step: 'elsewhere' })
  })

  test('is not undone by a question that left before it', async () => {
    let answerLate: (value: unknown) => void = () => undefined
    let isLate = false
    const { result } = open(({ path, query }) => {
      if (path.endsWith('/change')) return ok({ id: '1', step: 'after' })
      if (isLate && query?.['id'] === '1') return new Promise((resolve) => (answerLate = resolve))
      return undefined
    })
    await waitFor(() => expect(result.current.own.data).toBeDefined())
    isLate = true
    act(() => result.current.own.refresh())
    await act(async () => result.current.change.run({ id: '1' }))
    await act(async () => answerLate(ok({ id: '1', step: 'before' })))
    expect(result.current.own.data).toEqual({ id: '1', step: 'after' })
    expect(result.current.own.loading).toBe(false)
  })

  test('has a first question that left before it asked again', async () => {
    const late: ((value: unknown) => void)[] = []
    const { result, asked } = open(({ path, query }) => {
      if (path.endsWith('/change')) return ok({ id: '1', step: 'after' })
      if (query?.['id'] === '1' && late.length < 2)
        return new Promise((resolve) => {
          late.push(resolve)
        })
      return undefined
    })
    await waitFor(() => expect(late).toHaveLength(1))
    await act(async () => result.current.change.run({ id: '1' }))
    await waitFor(() => expect(late).toHaveLength(2))
    await act(async () => late[0]?.(ok({ id: '1', step: 'before' })))
    expect(result.current.own).toMatchObject({ data: undefined, isFirstLoad: true, error: undefined })
    await act(async () => late[1]?.(ok({ id: '1', step: 'after' })))
    expect(result.current.own.data).toEqual({ id: '1', step: 'after' })
    expect(asked('/change')).toBe(1)
  })

  test('has a question asked again that failed before it', async () => {
    let isThere = false
    const { result } = open(({ path, query }) => {
      if (path.endsWith('/change')) return ok({ id: '1', step: 'after' })
      return query?.['id'] === '1' && !isThere ? no(4004, 'Not there') : undefined
    })
    await waitFor(() => expect(result.current.own.error).toMatchObject({ code: 4004 }))
    isThere = true
    await act(async () => result.current.change.run({ id: '1' }))
    await waitFor(() => expect(result.current.own).toMatchObject({ data: { id: '1' }, error: undefined }))
  })

  test.each([
    { listed: ['1', '2'], times: 2 },
    { listed: ['2', '3'], times: 1 },
  ])('has a list of $listed asked $times times', async ({ listed, times }) => {
    const { result, asked } = open(
      ({ path }) => (path.endsWith('/change') ? ok({ id: '1', step: 'after' }) : undefined),
      listed,
    )
    await waitFor(() => expect(result.current.list.data).toBeDefined())
    await act(async () => result.current.change.run({ id: '1' }))
    await waitFor(() => expect(result.current.list.loading).toBe(false))
    expect(asked('/page')).toBe(times)
  })
})
