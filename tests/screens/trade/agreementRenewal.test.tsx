import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreed } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, WAIT } from './agreementPage.ts'

await import('@/pages/business/TenderIssuePage.tsx')

const open = agreementPages()

const WORDS = {
  'en-US': {
    renew: 'Renew by tender',
    next: 'Next',
    from: /^Contract period from/,
    to: /^Contract period to/,
    qty: /^Quantity/,
  },
  'zh-CN': { renew: '续约招标', next: '下一步', from: /^合约期起/, to: /^合约期止/, qty: /^箱量/ },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: in its last months the buyer tenders the lanes of an agreement again, for the period after it',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await agreed()
    market.time.now = Date.parse('2027-01-05T01:00:00Z')
    await open('trader', id, market, locale)
    await screen.findByRole('heading', { name: locale === 'en-US' ? 'Quantities' : '箱量执行' }, WAIT)
    expect(screen.queryByRole('link', { name: words.renew })).toBeNull()
    market.time.now = Date.parse('2027-05-05T01:00:00Z')
    await open('trader', id, market, locale)
    await userEvent.click(await screen.findByRole('link', { name: words.renew }, WAIT))
    expect(await screen.findByRole('heading', { name: words.renew, level: 1 }, WAIT)).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: words.next }, WAIT))
    const from = await screen.findByLabelText<HTMLInputElement>(words.from, {}, WAIT)
    await waitFor(() => expect(from.value).toBe('2027-06-08'), WAIT)
    expect(screen.getByLabelText<HTMLInputElement>(words.to).value).toBe('2027-12-06')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.qty }).value).toBe('52')
  },
)
