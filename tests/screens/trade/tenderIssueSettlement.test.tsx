import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { outgoing, settlementOut } from '@/features/trade/tender-editor/outgoing.ts'
import { newForm } from '@/features/trade/tender-editor/form.ts'
import { choicesIn, choose, chosenIn } from '../support/choose.ts'
import { fieldAt, openIssue } from '../support/issueApp.tsx'
import { noteText, notesOf } from '../support/notes.ts'

test.each([
  {
    locale: 'en-US' as const,
    heading: 'Required charges',
    each: 'Each currency by itself',
    one: 'All in one currency',
    eachHint: 'Each currency is due by itself; it may also be paid in CNY',
    days: [/confirmation; if unpaid after 24 hours/, /loading day/, /statement day/],
  },
  {
    locale: 'zh-CN' as const,
    heading: '须报费用',
    each: '各币种分别结算',
    one: '统一折为一种币种',
    eachHint: '每种币种单独应付，付款时也可折成人民币',
    days: [/24 小时内未付款/, /装船日汇率/, /对账单当日汇率/],
  },
])('in $locale a publisher chooses one currency and reads by which rate', async ({ locale, ...words }) => {
  const app = await openIssue('/business/tenderIssue?step=terms', { account: 'trader', locale })
  await screen.findByText(words.heading, { selector: 'h2' })
  expect(chosenIn(fieldAt('settlement'))).toBe(words.each)
  // The choice is told first.
  expect(notesOf(fieldAt('settlement')).at(-1)?.textContent).toBe(words.eachHint)
  expect(document.querySelector('[name="settlementCurrency"]')).toBeNull()
  await choose(fieldAt('settlement'), words.one)
  // By default the currency of the comparison.
  expect(chosenIn(fieldAt('settlementCurrency'))).toBe('USD')
  await choose(fieldAt('settlementCurrency'), 'EUR')
  expect(chosenIn(fieldAt('settlementCurrency'))).toBe('EUR')
  const names = await choicesIn(fieldAt('paymentTerm'))
  const hints: string[] = []
  for (const index of [0, 2, 3]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the terms are chosen one after the other
    await choose(fieldAt('paymentTerm'), names[index] ?? '')
    hints.push(noteText(fieldAt('settlement')))
  }
  words.days.forEach((day, index) => expect(hints[index]).toMatch(day))
  await app.leave()
})

test('only a settlement in one currency is sent, with the currency of the comparison if none was chosen', () => {
  const { draft, ...form } = newForm()
  const sent = (part: object) => {
    const { settlement, settlementCurrency } = outgoing(
      { ...form, draft: { ...draft, ...part } },
      { title: '', charges: [] },
    )
    return [settlement, settlementCurrency]
  }
  expect(sent({})).toEqual([undefined, undefined])
  expect(sent({ settlement: 'PER_CURRENCY', settlementCurrency: 'EUR' })).toEqual([undefined, undefined])
  expect(sent({ settlement: 'ONE' })).toEqual(['ONE', 'USD'])
  expect(settlementOut({ settlement: 'ONE', settlementCurrency: 'EUR', compareCurrency: 'USD' })).toEqual({
    settlement: 'ONE',
    settlementCurrency: 'EUR',
  })
})
