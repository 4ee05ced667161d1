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
    one: /becomes one order for all containers/,
    term: /^Payment term/,
    monthly: 'Monthly, 30 days',
    credit: 'The winner confirms within the credit it gives you; the order is paid here after loading',
  },
  {
    locale: 'zh-CN' as const,
    contract: /^合约/,
    one: /按全部箱量生成一个订单/,
    term: /^付款条件/,
    monthly: '月结 30 天',
    credit: '中标方按其给予的授信额度确认；装船后按约定日期在平台付款',
  },
])(
  'in $locale: publishing says what a contract and a credit term become here',
  { timeout: 60_000 },
  async ({ locale, ...words }) => {
    const market = await quietMarket()
    app = await openAs('trader', '/business/tenderIssue?step=cargo', market, { locale })
    const contract = await screen.findByRole('radio', { name: words.contract }, WAIT)
    expect(screen.queryByText(words.one)).toBeNull()
    await userEvent.click(contract)
    expect(screen.getByText(words.one)).toBeTruthy()
    app.session.stop()
    cleanup()
    app = await openAs('trader', '/business/tenderIssue?step=terms', market, { locale })
    const term = await screen.findByLabelText(words.term, {}, WAIT)
    expect(screen.queryByText(words.credit)).toBeNull()
    await choose(term, words.monthly)
    expect(screen.getByText(words.credit)).toBeTruthy()
  },
)
