import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs, quietMarket } from './bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  {
    locale: 'en-US' as const,
    contract: /^Contract/,
    callOff: /gets an agreement; you call off containers/,
    mode: /^Mode of transport/,
    loose: /LCL/,
    one: /becomes one order for everything/,
    term: /^Payment term/,
    monthly: 'Monthly, 30 days',
    credit: 'The winner confirms within the credit it gives you; the order is paid here after loading',
    late: /^Late fee \(% a day\)/,
    cancelling: /^Cancellation fee/,
  },
  {
    locale: 'zh-CN' as const,
    contract: /^合约/,
    callOff: /生成一份协议，您在合约期内按协议价分批订舱/,
    mode: /^运输方式/,
    loose: /拼箱/,
    one: /按全部货量生成一个订单/,
    term: /^付款条件/,
    monthly: '月结 30 天',
    credit: '中标方按其给予的授信额度确认；装船后按约定日期在平台付款',
    late: /^逾期违约金/,
    cancelling: /^取消费/,
  },
])('in $locale: publishing says what a contract and a credit term become here', async ({ locale, ...words }) => {
  const market = await quietMarket()
  app = await openAs('trader', '/business/tenderIssue?step=cargo', market, { locale })
  const contract = await screen.findByRole('radio', { name: words.contract }, WAIT)
  expect(screen.queryByText(words.one)).toBeNull()
  await userEvent.click(contract)
  // By container it is called off; loose cargo still becomes one order.
  expect(screen.getByText(words.callOff)).toBeTruthy()
  expect(screen.queryByText(words.one)).toBeNull()
  await choose(await screen.findByLabelText(words.mode, {}, WAIT), words.loose)
  expect(screen.getByText(words.one)).toBeTruthy()
  expect(screen.queryByText(words.callOff)).toBeNull()
  app.session.stop()
  cleanup()
  app = await openAs('trader', '/business/tenderIssue?step=terms', market, { locale })
  const term = await screen.findByLabelText(words.term, {}, WAIT)
  expect(screen.queryByText(words.credit)).toBeNull()
  // What is prepaid cannot be late; whatever the term, it can be cancelled.
  expect(screen.queryByLabelText(words.late)).toBeNull()
  expect(screen.getByLabelText(words.cancelling)).toBeTruthy()
  await choose(term, words.monthly)
  expect(screen.getByText(words.credit)).toBeTruthy()
  await userEvent.type(screen.getByLabelText(words.late), '0.05')
  expect(screen.getByLabelText(words.late)).toHaveProperty('value', '0.05')
})
