import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BidLane } from '@/contract/trade/bid/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import {
  bidNow,
  laneOf,
  openContract,
  quoteLane,
  quoteLanes,
  tenderNow,
  withTerminal,
} from '@tests/mock/support/contract.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choicesIn, choose, chosenIn } from '../support/choose.ts'
import { letPass, openAs } from './bidding.ts'

const DAY = 24 * 3600_000
const LANES = [laneOf(1), laneOf(2)]
let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

/** Quotes for both lanes: freight and terminal charge a container; the latter is paid at the destination. */
function quoteOf(freight: string, terminal: string): BidLane[] {
  return LANES.map((asked) => {
    const lane = withTerminal(quoteLane(asked, freight), terminal)
    const charges = lane.charges.map((line) => (line.code === 'DTHC' ? { ...line, paymentTerm: 'COL' as const } : line))
    return { ...lane, charges }
  })
}

/** Low freight with a high collect, and the other way round. */
async function quotesOf(incoterm: string) {
  const payers = usualPayers('SHIPPER', { incoterm, mode: 'FCL' })
  const part = incoterm === 'CIF' ? { incoterm, payers } : {}
  const opened = await openContract(LANES, { ...part, requiredCharges: ['OFR'] })
  market = opened.market
  tender = opened.tender
  const paid = incoterm === 'CIF' ? quoteOf : (freight: string) => LANES.map((asked) => quoteLane(asked, freight))
  await quoteLanes(market, 'forwarder', tender, paid('1500', '500'))
  await quoteLanes(market, 'forwarder2', tender, paid('1700', '200'))
  await letPass(market, 4 * DAY)
}
afterEach(() => app?.session.stop())

const WORDS = {
  'en-US': {
    table: /Comparison: charges in rows/,
    field: 'Rank by',
    total: 'Total',
    ours: 'What you pay',
    delta: /^Above the lowest/,
    lowest: 'Lowest',
    others: /^Quoted, paid by the other party/,
    price: /^All-in · What you pay/,
    by: ['Rank by: Total', 'Rank by: What you pay'],
    lanes: 'Lane by lane · What you pay',
    record: 'Award record',
  },
  'zh-CN': {
    table: /^报价对比/,
    field: '排名依据',
    total: '合计',
    ours: '本企业承担部分',
    delta: /^与最低价差/,
    lowest: '最低',
    others: /^报价中另一方支付/,
    price: /^全包价 · 本企业承担部分/,
    by: ['排名依据：合计', '排名依据：本企业承担部分'],
    lanes: '逐条航线比价 · 本企业承担部分',
    record: '定标记录',
  },
} as const

/** Chooses the publisher's part in another session of the company. */
async function saveOurs() {
  const token = await market.signIn('trader')
  const { id, version } = await tenderNow(market, tender.id)
  const body = { id, version, waivers: [], rankOn: 'PREPAID' as const, requestNo: newRequestNo() }
  return { token, id, saved: await market.call(tenderEndpoints.saveEvaluation, body, { token }) }
}

const rowOf = (table: HTMLElement, name: RegExp) => within(table).getByRole('row', { name })
const numbersIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll(/[^\d.]/g, ''))

describe.each(['en-US', 'zh-CN'] as const)('what bids are ranked by, in %s', (locale) => {
  const words = WORDS[locale]
  const open = async () => {
    app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market, { locale })
    return screen.findByRole('table', { name: words.table }, { timeout: 40_000 })
  }

  describe('where the other party pays the collect', () => {
    beforeEach(() => quotesOf('CIF'))

    test('is chosen in the settings, changes order and prices, and leaves the other party’s sum in sight', async () => {
      const table = await open()
      const field = screen.getByRole('combobox', { name: words.field })
      expect(chosenIn(field)).toBe(words.total)
      expect(await choicesIn(field)).toEqual([words.total, words.ours])
      expect(rowOf(table, words.delta).textContent).toContain(words.by[0])
      const before = numbersIn(rowOf(table, words.others))
      // 20 containers at 200 and 500: the low collect leads by the total.
      expect(before).toEqual(['4000.00', '10000.00'])
      await choose(field, words.ours)
      await waitFor(() => expect(rowOf(table, words.delta).textContent).toContain(words.by[1]))
      const [first, second] = within(rowOf(table, words.delta)).getAllByRole('cell')
      expect(first?.textContent).toContain(words.lowest)
      expect(second?.textContent?.replaceAll(/[^\d.]/g, '')).toMatch(/^4000\.00/)
      expect(numbersIn(rowOf(table, words.others))).toEqual(['10000.00', '4000.00'])
      expect(numbersIn(rowOf(table, words.price))[0]).toMatch(/^30\d\d\d\.\d\d$/)
      expect(screen.getByRole('heading', { name: words.lanes })).toBeDefined()
      expect((await tenderNow(market, tender.id)).evaluation).toMatchObject({ rankOn: 'PREPAID' })
    })

    test('changes on the page of a colleague too', async () => {
      const table = await open()
      expect(rowOf(table, words.delta).textContent).toContain(words.by[0])
      await saveOurs()
      await waitFor(() => expect(rowOf(table, words.delta).textContent).toContain(words.by[1]), { timeout: 15_000 })
      expect(numbersIn(rowOf(table, words.others))).toEqual(['10000.00', '4000.00'])
      expect(chosenIn(screen.getByRole('combobox', { name: words.field }))).toBe(words.ours)
    })

    test('stands in the record of the award, and is not changed after it', async () => {
      const { token, id, saved } = await saveOurs()
      const bidId = (await bidNow(market, 'forwarder', id))?.id ?? ''
      const won = await market.call(
        tenderEndpoints.award,
        {
          tenderId: id,
          version: saved.data.version,
          shares: [{ bidId, lanes: LANES.map(({ laneNo, boxes }) => ({ laneNo, boxes })) }],
          reason: 'PRICE',
          note: '',
          weights: tender.weights,
          requestNo: newRequestNo(),
        },
        { token },
      )
      expect(won.code).toBe(200)
      await open()
      const field = screen.getByRole('combobox', { name: words.field })
      expect(chosenIn(field)).toBe(words.ours)
      expect(field.matches(':disabled')).toBe(true)
      const record = screen.getByRole('heading', { name: words.record }).closest('section')
      const said = within(record as HTMLElement)
        .getByText(words.field)
        .closest('div')
      expect(said?.textContent).toBe(`${words.field}${words.ours}`)
      expect(within(record as HTMLElement).getAllByRole('columnheader', { name: words.price })).toHaveLength(1)
    })
  })

  test('is not asked where the publisher pays all', async () => {
    await quotesOf('FOB')
    const table = await open()
    expect(screen.queryByRole('combobox', { name: words.field })).toBeNull()
    expect(rowOf(table, words.delta).textContent).not.toContain(words.field)
  })
})
