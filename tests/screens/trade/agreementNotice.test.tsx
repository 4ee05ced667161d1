import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreed, agreementNow, FLOATING, LANE } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, isClosed, press, WAIT, write } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    change: 'Change price',
    amount: /^Amount per unit \(USD\)/,
    from: /^From departure day/,
    give: 'Give notice',
    required: /required/i,
    short: 'An increase needs 30 days\u2019 notice (2027-01-08 at the earliest)',
    ask: /^Answer the increase/,
    open: 'The buyer may object until 2026-12-19',
    accept: 'Accept increase',
    accepted: 'Accepted by the buyer',
    object: 'Object',
    objected: 'Objected: its lanes end before it takes effect',
    history: 'Price by departure day',
    none: 'Not charged',
  },
  'zh-CN': {
    change: '调价通知',
    amount: /^单价调整额（USD）/,
    from: /^适用船期起/,
    give: '发出通知',
    required: /必填|请填写/,
    short: '涨价须至少提前 30 天通知（最早 2027-01-08）',
    ask: /^请答复涨价通知/,
    open: '买方可在 2026-12-19（含）前提出异议',
    accept: '接受涨价',
    accepted: '买方已接受',
    object: '提出异议',
    objected: '买方有异议，航线在涨价前结束',
    history: '各船期价格',
    none: '不收取',
  },
} as const

test.each([
  ['en-US', 'object', 'objected', '2027-01-09'],
  ['zh-CN', 'accept', 'accepted', '2027-06-07'],
] as const)(
  'in %s: the seller gives notice of an increase, and the buyer answers it: %s',
  async (locale, answer, told, lastDay) => {
    const words = WORDS[locale]
    const { market, id } = await agreed([LANE], FLOATING)
    market.time.now = Date.parse('2026-12-09T01:00:00Z')
    await open('forwarder', id, market, locale)
    await press(words.change)
    const form = await inDialog()
    await userEvent.click(form.getByRole('button', { name: words.give }))
    expect((await form.findAllByText(words.required)).length).toBeGreaterThan(0)
    await write(form.getByLabelText(words.amount), '100')
    await write(form.getByLabelText(words.from), '2027-01-07')
    await userEvent.click(form.getByRole('button', { name: words.give }))
    expect(await form.findByText(words.short)).toBeTruthy()
    await write(form.getByLabelText(words.from), '2027-01-10')
    await userEvent.click(form.getByRole('button', { name: words.give }))
    await isClosed()
    expect(await screen.findByText(words.open, {}, WAIT)).toBeTruthy()
    expect(screen.queryByText(words.ask)).toBeNull()
    expect(screen.queryByRole('button', { name: words.accept })).toBeNull()
    await open('trader', id, market, locale)
    expect(await screen.findByText(words.ask, {}, WAIT)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.change })).toBeNull()
    const history = within(screen.getByRole('table', { name: words.history }))
    expect(history.getByText(words.none)).toBeTruthy()
    expect(history.getByText('2027-01-10')).toBeTruthy()
    expect(history.getByText('USD 100')).toBeTruthy()
    await press(words[answer])
    await userEvent.click((await inDialog()).getByRole('button', { name: words[answer] }))
    await isClosed()
    expect(await screen.findByText(words[told], {}, WAIT)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words[answer] })).toBeNull()
    expect((await agreementNow(market, id)).lanes[0]?.validTo).toBe(lastDay)
  },
)
