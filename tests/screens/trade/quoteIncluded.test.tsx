import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { sheetsOf, watchSaved } from '@tests/setup/savedBook.ts'
import { sheetWords } from '@tests/unit/trade/comparison/sheetWords.ts'
import { choose, chosenIn } from '../support/choose.ts'
import { letPass, openAs, quietMarket } from './bidding.ts'

let app: OpenApp
await import('@/pages/business/MyTenderBidsPage.tsx')
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const WORDS = {
  'zh-CN': { submit: '提交报价', sent: '报价已提交', held: '已含于 OFR', wrong: '请选择本航线已报价的另一项费用' },
  'en-US': {
    submit: 'Submit bid',
    sent: 'Bid submitted',
    held: 'Included in OFR',
    wrong: 'Choose another charge that this lane prices',
  },
}

describe.each(['zh-CN', 'en-US'] as const)('an included charge in %s', (locale) => {
  const words = WORDS[locale]
  const { t } = sheetWords(locale)

  test('is part of another, which grid, comparison and export name', async () => {
    const market = await quietMarket()
    const tender = await publish(market, await market.signIn('trader'))
    app = await openAs('forwarder', `/business/quote?tenderId=${tender.id}`, market, { locale })
    await userEvent.type(await screen.findByRole('textbox', { name: /^OFR .*(unit price|单价)$/ }), '1800')
    await choose(screen.getByRole('combobox', { name: /^DOC .*(status|状态)$/ }), /^(Included|已包含)$/)
    const holder = screen.getByRole('combobox', { name: /^(Charge that includes DOC|DOC .*含于哪项费用$)/ })
    expect(chosenIn(holder)).toMatch(/^OFR /)
    // Freight that is not priced any more holds nothing.
    const freight = screen.getByRole('combobox', { name: /^OFR .*(status|状态)$/ })
    await choose(freight, /^(Excluded|不含)$/)
    await userEvent.type(screen.getByRole('textbox', { name: /^(Transit|航程)/ }), '15')
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    expect(await screen.findByText(words.wrong)).toBeTruthy()
    await choose(freight, /^(Quoted|已报价)$/)
    expect(screen.queryByText(words.wrong)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    await screen.findAllByText(words.sent)
    const token = await market.signIn('forwarder')
    const { bid } = (await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token })).data
    expect(bid?.lanes[0]?.charges[1]).toMatchObject({ code: 'DOC', state: 'INCLUDED', includedIn: 'OFR' })
    app.session.stop()

    await letPass(market, 25 * 3600_000)
    app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market, { locale })
    const table = await screen.findByRole('table', { name: /Comparison:|报价对比/ }, { timeout: 20_000 })
    const row = within(table).getByRole('row', { name: /^DOC/ })
    expect(row.textContent).toMatch(new RegExp(`USD\\s?0\\.00${words.held}`))

    const files = watchSaved()
    await userEvent.click(screen.getByRole('button', { name: t('comparison.exportSheet') }))
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 })
    const [head = [], ...lines] = (await sheetsOf(files[0]))[1]?.rows ?? []
    const column = (name: string) => lines.map((one) => one[head.indexOf(name)])
    expect(column(t('comparison.sheet.code'))).toEqual(['OFR', 'DOC'])
    expect(column(t('comparison.sheet.includedIn'))).toEqual(['', 'OFR'])
    expect(column(t('comparison.sheet.converted', { currency: 'USD' }))).toEqual([3600, 0])
  })
})
