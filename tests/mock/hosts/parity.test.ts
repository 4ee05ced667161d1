import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBackend, type BackendOptions } from '@mock/backend.ts'
import { answerNode } from '@mock/hosts/http.ts'
import { createNodeMock } from '@mock/hosts/node.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { PLACES } from '../store/adapters.ts'
import { countingChance, market, START } from '../support/market.ts'
import { walk } from './exchanges.ts'

const options = (): Omit<BackendOptions, 'store'> => ({
  clocks: { market: () => START, wall: () => START },
  chance: countingChance(),
})
const time = { now: START }

describe('the same exchanges get the same answers', () => {
  let expected: unknown[]
  beforeAll(async () => {
    const backend = await createBackend({ store: memoryStore(), ...options() })
    expected = await walk(market(backend.handle, backend, time))
  })
  const closing: (() => Promise<void> | void)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })

  it('and they are real answers', () => {
    expect(expected.length).toBeGreaterThan(18)
    expect(JSON.stringify(expected)).toContain('"code":4098')
  })

  it.each(['indexeddb', 'sqlite'])('from a marketplace kept in %s', async (kind) => {
    const place = PLACES[kind]?.()
    if (!place) throw new Error(kind)
    const backend = await createBackend({ store: await place.open(), ...options() })
    closing.push(async () => backend.close(), place.remove)
    expect(await walk(market(backend.handle, backend, time))).toEqual(expected)
  })

  it('from msw in this process', async () => {
    const { server, backend } = await createNodeMock(options())
    server.listen({ onUnhandledRequest: 'error' })
    const said = await walk(market(fetch, backend, time))
    server.close()
    expect(said).toEqual(expected)
  })

  it('from a real HTTP server', async () => {
    const backend = await createBackend({ store: memoryStore(), ...options() })
    const server = createServer((request, response) => void answerNode(backend.handle, request, response))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    closing.push(() => void server.close())
    const { port } = server.address() as AddressInfo
    expect(await walk(market(fetch, backend, time, `http://127.0.0.1:${port}`))).toEqual(expected)
  })
})
