import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { TransportError } from '@/api/errors.ts'
import type { WireAnswer } from '@/api/transport.ts'
import { useList } from '@/api/useList.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Page } from '@/contract/page.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { createRandom } from '@mock/seed/random.ts'
import { answer, fakePorts, fakeTransport, ok } from '@tests/setup/fakes.ts'

/** Number of random response orders per list, and maximum number of requests in each. */
const ORDERS = 1000
const QUESTIONS = 4

type AnyList = Endpoint<{ current?: number }, Page<string>>
const of = (endpoint: { method: 'GET' | 'POST'; path: string }) => endpoint as unknown as AnyList
/** The lists of the product, and a filter of each in the URL. */
const LISTS: readonly (readonly [name: string, endpoint: AnyList, filter: string])[] = [
  ['tender search', of(tenderEndpoints.page), 'keyword'],
  ['own tenders', of(tenderEndpoints.minePage), 'status'],
  ['own quotes', of(bidEndpoints.minePage), 'keyword'],
  ['orders', of(orderEndpoints.page), 'tab'],
  ['invoices', of(invoiceEndpoints.page), 'status'],
  ['favourites', of(favoriteEndpoints.page), 'keyword'],
  ['messages', of(messageEndpoints.page), 'group'],
]

interface Asked {
  /** Identifies the request: its page and filter. */
  row: string
  give: (value: WireAnswer | Error) => void
}

/** Requests for which a newer one has already been answered. */
const overtaken = new WeakSet<Asked>()

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

function open(endpoint: AnyList, filter: string) {
  const asked: Asked[] = []
  const { transport } = fakeTransport({
    '*': ({ query }) =>
      new Promise((resolve) => {
        asked.push({ row: `${textOf(query?.['current'])} ${textOf(query?.[filter])}`, give: resolve })
      }),
  })
  const client = createApiClient(fakePorts(transport).ports)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/list']}>
      <ApiProvider client={client} member="1" language="zh-CN">
        {children}
      </ApiProvider>
    </MemoryRouter>
  )
  return { asked, ...renderHook(() => useList(endpoint, { filters: [filter], refreshOnFocus: true }), { wrapper }) }
}

const rowsOf = (row: string) =>
  answer(ok({ records: [row], total: 9900, current: Number(row.split(' ')[0]), size: 10, pages: 990 }))

describe('a list over a thousand random orders of answers', () => {
  test.each(LISTS)('%s never paints the rows of an older question', async (name, endpoint, filter) => {
    const random = createRandom(name)
    const { asked, result, unmount } = open(endpoint, filter)
    await act(async () => undefined)
    let painted: string | undefined
    let late = 0
    for (let order = 0; order < ORDERS; order++) {
      for (let more = random.int(1, QUESTIONS); more > 0; more--) {
        const target = 1 + ((order * QUESTIONS + more) % 900)
        await act(async () => {
          if (random.chance(0.7)) result.current.setPage(target)
          else result.current.setFilters({ [filter]: `f${target}` })
        })
        // Sometimes one of the pending requests is answered between two requests.
        if (random.chance(0.3)) await settle()
      }
      while (asked.length > 0) await settle()
      expect(result.current.loading).toBe(false)
    }
    expect(late).toBeGreaterThan(ORDERS / 4)
    unmount()

    /** Answers or fails a random pending request, and checks what is shown. */
    async function settle(): Promise<void> {
      const at = random.int(0, asked.length - 1)
      const one = asked[at]
      if (!one) return
      const isNewest = at === asked.length - 1
      const fails = random.chance(0.1)
      asked.splice(at, 1)
      await act(async () => {
        one.give(fails ? new TransportError('network') : rowsOf(one.row))
        // A discarded response is dropped one task later.
        await new Promise((resolve) => setTimeout(resolve))
      })
      const wasNewest = isNewest && !overtaken.has(one)
      if (wasNewest) for (const older of asked) overtaken.add(older)
      if (wasNewest && !fails) painted = one.row
      else if (!wasNewest) late++
      expect(result.current.records[0]).toBe(painted)
    }
  })
})
