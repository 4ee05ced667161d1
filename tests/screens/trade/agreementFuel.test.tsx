import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { openFuelAgreement } from '@tests/mock/trade/agreement/fuelSupport.ts'
import { choicesIn, choose } from '../support/choose.ts'
import { quietMarket } from './bidding.ts'
import { agreementPages, WAIT, write } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    contract: /^Contract/,
    code: /^Charge that follows fuel/,
    factor: /^Fuel factor/,
    base: /^Base fuel price/,
    baf: /^BAF/,
    hint: /^Last quarter: USD [\d.]+ \(Cangtong demo prices\)/,
    link: 'Follows the fuel price',
    text: /^BAF .*: 0\.35 t per TEU/,
    history: 'Price by departure day',
    known: /^Fuel, average of the quarter before, USD\/t: .+ from 2026-10-01/,
  },
  'zh-CN': {
    contract: /^合约/,
    code: /^按油价调整的费用/,
    factor: /^油耗系数/,
    base: /^基准油价/,
    baf: /^BAF/,
    hint: /^上季均价 USD [\d.]+（Cangtong demo prices）/,
    link: '按油价调整',
    text: /^BAF .*：每 TEU 0\.35 吨/,
    history: '各船期价格',
    known: /^上季平均油价（USD\/吨）：2026-10-01 起/,
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: a contract tender links a surcharge to fuel, with the last average beside it',
  async (locale) => {
    const words = WORDS[locale]
    const market = await quietMarket()
    await open('trader', '/business/tenderIssue?step=cargo', market, locale)
    await userEvent.click(await screen.findByRole('radio', { name: words.contract }, WAIT))
    await open('trader', '/business/tenderIssue?step=terms', market, locale)
    const code = await screen.findByLabelText(words.code, {}, WAIT)
    expect(screen.queryByLabelText(words.factor)).toBeNull()
    expect((await choicesIn(code)).slice(1)).toEqual([/^BAF/, /^LSS/, /^EBS/].map((one) => expect.stringMatching(one)))
    await choose(code, words.baf)
    await write(await screen.findByLabelText(words.factor), '0.35')
    expect(await screen.findByText(words.hint, {}, WAIT)).toBeTruthy()
    await write(screen.getByLabelText(words.base), '560')
    expect(screen.getByLabelText(words.base)).toHaveProperty('value', '560')
  },
)

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: both sides see what the surcharge costs in which quarter, and the averages it stands on',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await openFuelAgreement()
    const { quarters } = (await market.call(referenceEndpoints.fuelPrices, {}, {})).data
    const average = quarters.at(-1)?.average ?? ''
    const price = String(Math.round(320 + 0.7 * (Number(average) - 560)))
    await open('trader', id, market, locale)
    expect(await screen.findByText(words.text, {}, WAIT)).toBeTruthy()
    expect(screen.getByText(words.link)).toBeTruthy()
    const table = within(await screen.findByRole('table', { name: words.history }, WAIT))
    expect(table.getByText(new RegExp(`40HQ.*USD.*${price}`))).toBeTruthy()
    expect(screen.getByText(words.known).textContent).toContain(average)
    await open('forwarder', id, market, locale)
    expect(await screen.findByText(words.text, {}, WAIT)).toBeTruthy()
  },
)
