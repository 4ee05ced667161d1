import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { answersOf } from '@/api/answers.ts'
import { ApiProvider } from '@/api/ApiContext.tsx'
import { createApiClient } from '@/api/createApiClient.ts'
import { renewHeld } from '@/api/push/renewHeld.ts'
import { readBlock } from '@/api/push/stream.ts'
import { useQuery } from '@/api/useQuery.ts'
import type { MarketEvent } from '@/contract/member/event/schemas.ts'
import { eventRenewals } from '@/contract/member/event/renewals.ts'
import { EVENT_TYPES } from '@/contract/member/event/values.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { CONTRACT } from '@mock/contract.ts'
import { fakePorts, fakeTransport, ok } from '@tests/setup/fakes.ts'

const event = (part: Partial<MarketEvent> = {}): MarketEvent => ({
  id: 'a-1',
  type: 'TENDER_CHANGED',
  target: { kind: 'TENDER', id: '1' },
  version: 2,
  companyId: 'c',
  at: '2026-11-29T00:00:00Z',
  ...part,
})

/** Two details that their page keeps up to date, and one that an editor began with. */
async function open() {
  const { transport, requests } = fakeTransport({
    '*': ({ query }) => ok({ id: String(query?.['id']), version: 1 }),
  })
  const client = createApiClient(fakePorts(transport).ports)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} member="1" language="zh-CN">
      {children}
    </ApiProvider>
  )
  const { result } = renderHook(
    () => [
      useQuery(tenderEndpoints.detail, { id: '1' }, { refreshOnFocus: true }),
      useQuery(tenderEndpoints.detail, { id: '2' }, { refreshOnFocus: true }),
      useQuery(tenderEndpoints.detail, { id: '3' }),
    ],
    { wrapper },
  )
  await waitFor(() => expect(result.current.every(({ data }) => data !== undefined)).toBe(true))
  const asked = (id: string) => requests.filter(({ query }) => query?.['id'] === id).length - 1
  const renew = async (events: MarketEvent[], reset = false) => {
    await act(async () => renewHeld(answersOf(client), { member: '1', language: 'zh-CN' }, { events, reset }))
    return ['1', '2', '3'].map(asked)
  }
  return { renew }
}

test('an event has its own thing asked again, once however many events name it', async () => {
  const { renew } = await open()
  expect(await renew([event(), event({ type: 'BID_RECEIVED', id: 'a-2' })])).toEqual([1, 0, 0])
})

test('what this tab has in that version already is not asked again', async () => {
  const { renew } = await open()
  expect(await renew([event({ version: 1 })])).toEqual([0, 0, 0])
})

test('what an editor began with stays as it is', async () => {
  const { renew } = await open()
  expect(await renew([event({ target: { kind: 'TENDER', id: '3' } })])).toEqual([0, 0, 0])
})

test('a lost cursor has all that is kept up to date asked again', async () => {
  const { renew } = await open()
  expect(await renew([], true)).toEqual([1, 1, 0])
})

test('an event of a kind that this build does not know changes nothing', async () => {
  const { renew } = await open()
  expect(await renew([event({ type: 'MOON_CHANGED' as MarketEvent['type'] })])).toEqual([0, 0, 0])
})

test('what events renew are read calls of the contract', () => {
  const reads = Object.values(CONTRACT).flatMap(({ calls }) =>
    Object.values(calls).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])),
  )
  for (const type of EVENT_TYPES) {
    const paths = eventRenewals(event({ type })).map(({ path }) => path)
    expect(paths).not.toEqual([])
    expect(reads).toEqual(expect.arrayContaining(paths))
  }
})

test('blocks of the stream are read, and what is none is left out', () => {
  expect(readBlock(`id: a-1\nevent: change\ndata: ${JSON.stringify(event())}`)).toEqual({
    cursor: 'a-1',
    events: [event()],
    reset: false,
  })
  expect(readBlock('id: a-1\nevent: open\ndata: {}')).toEqual({ cursor: 'a-1', events: [], reset: false })
  expect(readBlock('id: a-1\nevent: reset\ndata: {}')).toEqual({ cursor: 'a-1', events: [], reset: true })
  for (const block of [':', '', 'id: a-1\nevent: change\ndata: {', '<html>']) expect(readBlock(block)).toBeUndefined()
})
