// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { conform } from '@mock/conformance/conform.ts'
import { linesOf } from '@mock/conformance/report.ts'
import { asker, CALLS } from '@mock/conformance/wire.ts'
import { answerNode } from '@mock/hosts/http.ts'
import { DEMO_PASSWORD } from '@mock/seed/accounts.ts'
import { openMarket } from '../support/market.ts'
import { WRONGS, wrongly } from './wrongs.ts'

/** Hundreds of requests per run over real HTTP, on shared machines. */
const PATIENCE = { timeout: 240_000 }
const accounts = ['trader', 'forwarder', 'consolidator'].map((account) => ({ account, password: DEMO_PASSWORD }))
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Serves a handler over real HTTP; returns its URL. */
async function serve(handle: (request: Request) => Promise<Response>): Promise<string> {
  const server = createServer((request, response) => void answerNode(handle, request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  closing.push(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the conformance command', PATIENCE, () => {
  it('finds nothing wrong with our own marketplace and reaches every call', async () => {
    const market = await openMarket()
    const outcome = await conform(asker(await serve(market.backend.handle)), { accounts, write: true })
    expect(linesOf(outcome).filter((line) => line.startsWith('FAIL'))).toEqual([])
    expect(outcome.reach.size).toBe(CALLS.length)
    const of = (kind: string): number => [...outcome.reach.values()].filter(({ reach }) => reach === kind).length
    expect(of('answered')).toBeGreaterThanOrEqual(100)
    expect(of('answered') + of('refused')).toBeGreaterThanOrEqual(190)
    // Calls that would log people out or send them messages, and the mock's own.
    expect(of('guarded')).toBeLessThanOrEqual(8)
    expect(of('control')).toBe(9)
  })

  it('reports every fault of a deliberately wrong server by name and no other call, and writes nothing unasked', async () => {
    const market = await openMarket()
    const written = new Set<string>()
    const watched = async (request: Request): Promise<Response> => {
      const response = await market.backend.handle(request)
      const { code } = (await response.clone().json()) as { code: number }
      if (request.method === 'POST' && code === 200) written.add(new URL(request.url).pathname)
      return response
    }
    const { findings } = await conform(asker(await serve(wrongly(watched))), { accounts })
    const ends = [...written].map((path) => path.slice(path.lastIndexOf('/') + 1))
    expect(ends.toSorted()).toEqual(['memCenter', 'pricePreview', 'queryMemInfo', 'token'])
    for (const { call, says } of WRONGS)
      expect(
        findings.filter((one) => one.call === call && one.said.includes(says)).length,
        `${call}: ${says}`,
      ).toBeGreaterThan(0)
    expect(WRONGS.length).toBeGreaterThanOrEqual(14)
    const planted = new Set(WRONGS.map(({ call }) => call))
    expect(findings.filter(({ call }) => !planted.has(call))).toEqual([])
  })

  it('says who could not sign in', async () => {
    const market = await openMarket()
    const nobody = [{ account: 'nobody', password: 'Nothing2026' }]
    const { findings } = await conform(asker(await serve(market.backend.handle)), { accounts: nobody })
    expect(findings.map(({ call, probe }) => `${call} ${probe}`)).toEqual(['auth.token sign-in of nobody'])
  })

  it('says that nothing answers', async () => {
    const { findings } = await conform(asker('http://127.0.0.1:1'), { accounts: accounts.slice(0, 1) })
    expect(findings.length).toBeGreaterThan(190)
    expect(findings.every(({ said }) => said.startsWith('no answer'))).toBe(true)
  })
})
