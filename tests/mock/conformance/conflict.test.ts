import { expect, it } from 'vitest'
import { tryConflict } from '@mock/conformance/conflict.ts'
import type { Ask } from '@mock/conformance/wire.ts'
import { openMarket } from '../support/market.ts'

/** Sends calls to the test's marketplace; `spoil` changes the data of a rejection. */
async function openServer(spoil: (data: unknown) => unknown, code = 4009) {
  const market = await openMarket()
  const token = await market.signIn('trader')
  const ask: Ask = async (call, input, options = {}) => {
    const { data, ...heard } = await market.call(call, input, options)
    const isConflict = heard.code === 4009
    return {
      faults: [],
      message: heard.message,
      code: isConflict ? code : heard.code,
      data: isConflict ? spoil(data) : data,
    }
  }
  const said: string[] = []
  await tryConflict(
    ask,
    { name: 'trader', token, heard: new Map() },
    (call, what) => void said.push(`${call}: ${what}`),
  )
  return said
}

it('a server that refuses a version and brings the draft as it stands is told nothing', async () => {
  expect(await openServer((data) => data)).toEqual([])
})

it('one that brings nothing, something else, or another code is told so', async () => {
  expect(await openServer(() => undefined)).toEqual([expect.stringMatching(/^tender.saveDraft: data.current/)])
  expect(await openServer(() => ({ current: { id: '1' } }))).toEqual([expect.stringMatching(/data.current/)])
  expect(await openServer((data) => data, 4003)).toEqual([expect.stringMatching(/gives 4003, not 4009/)])
})
