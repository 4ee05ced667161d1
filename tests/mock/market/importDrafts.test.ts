import { expect, it } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingPartial } from '@/contract/market/listing/draft.ts'
import { draftOf, listed } from '../support/listing.ts'
import type { Listed } from '../support/listing.ts'
import { newRequestNo } from '../support/market.ts'

async function take({ market, seller }: Listed, drafts: ListingPartial[], requestNo = newRequestNo()) {
  const rows = drafts.map((draft, index) => ({ row: index + 2, draft }))
  return market.call(listingEndpoints.importDrafts, { rows, requestNo }, { token: seller })
}
const draftsOf = async ({ market, seller }: Listed) =>
  (await market.call(listingEndpoints.minePage, { status: 'DRAFT', size: 500 }, { token: seller })).data.total

it('makes a draft of each whole row and refuses the others for themselves', async () => {
  const state = await listed()
  const before = await draftsOf(state)
  const { code, data } = await take(state, [
    draftOf({ title: 'row one' }),
    draftOf({ title: 'x' }),
    { title: 'only a title' },
    draftOf({ pol: 'ZZZZZ' }),
    draftOf({ title: 'row five' }),
  ])
  expect(code).toBe(200)
  expect(data.results.map(({ row, id, refused }) => [row, id !== undefined, refused])).toEqual([
    [2, true, undefined],
    [3, false, 'title'],
    [4, false, 'kind'],
    [5, false, 'pol'],
    [6, true, undefined],
  ])
  expect(await draftsOf(state)).toBe(before + 2)
})

it('makes them once for a request that comes twice, and gives each its number', async () => {
  const state = await listed()
  const before = await draftsOf(state)
  const requestNo = newRequestNo()
  const drafts = Array.from({ length: 200 }, (_, index) => draftOf({ title: `row ${index}` }))
  const once = await take(state, drafts, requestNo)
  expect((await take(state, drafts, requestNo)).data).toEqual(once.data)
  expect(await draftsOf(state)).toBe(before + 200)
  const { data } = await state.market.call(
    listingEndpoints.minePage,
    { status: 'DRAFT', size: 500 },
    { token: state.seller },
  )
  expect(new Set(data.records.map(({ no }) => no)).size).toBe(data.records.length)
  expect((await take(state, [...drafts, draftOf()])).code).toBe(4001)
})

it('refuses whoever lists nothing', async () => {
  const state = await listed()
  expect((await take({ ...state, seller: state.buyer }, [draftOf()])).code).toBe(4003)
})
