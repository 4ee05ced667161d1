import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { used } from '@tests/mock/trade/agreement/short.ts'
import { agreementNow } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, isClosed, WAIT } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    table: 'Minimum quantity (MQC)',
    agreed: '8 containers (80%), 10% tolerance, USD 150 per container short',
    running: /^What is short so far can still be shipped/,
    due: /^The shortfall fee is USD 600.00. You can propose it/,
    may: 'The shortfall fee is USD 600.00. The seller may propose it; you answer it.',
    claim: 'Propose fee',
    reason: /^Explanation/,
    first: 'Minimum quantity not met: 4 containers short, shortfall fee USD 600.00',
    short: /at least 5 characters/i,
    waits: /^The shortfall fee of USD 600.00 waits for the buyer on order/,
    owes: /owe the buyer USD 300.00/,
    theirs: /The seller did not take .* owes USD 300.00/,
  },
  'zh-CN': {
    table: '最低箱量',
    agreed: '8 个箱（80%），可短缺 10%，每短 1 箱 USD 150',
    running: /^缺口为截至目前的数量/,
    due: /^亏舱费 USD 600.00，可提出到最后一票订单/,
    may: '亏舱费 USD 600.00，货代可以提出，由您答复。',
    claim: '提出亏舱费',
    reason: /^说明/,
    first: '协议期内未达到最低箱量，短缺 4 个箱，亏舱费 USD 600.00',
    short: /至少.*5/,
    waits: /^亏舱费 USD 600.00 待买方答复/,
    owes: /您未承接的箱量.*USD 300.00/,
    theirs: /货代未承接的箱量.*USD 300.00/,
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: both sides see what is short; after the end the seller proposes the fee on the last shipment',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id, orderId } = await used()
    await open('forwarder', id, market, locale)
    expect(await screen.findByText(words.running, {}, WAIT)).toBeTruthy()
    const cells = within(screen.getByRole('table', { name: words.table })).getAllByRole('cell')
    expect(cells.slice(1).map((cell) => cell.textContent)).toEqual([words.agreed, '8', '8', '2', '2', '4', 'USD600.00'])
    expect(screen.queryByRole('button', { name: words.claim })).toBeNull()
    market.time.now = Date.parse('2027-06-08T01:00:00Z')
    await open('trader', id, market, locale)
    expect(await screen.findByText(words.may, {}, WAIT)).toBeTruthy()
    expect(screen.getByText(words.theirs)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.claim })).toBeNull()
    await open('forwarder', id, market, locale)
    expect(await screen.findByText(words.due, {}, WAIT)).toBeTruthy()
    expect(screen.getByText(words.owes)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: words.claim }))
    const dialog = await inDialog()
    const reason = dialog.getByLabelText<HTMLTextAreaElement>(words.reason)
    expect(reason.value).toBe(words.first)
    await userEvent.clear(reason)
    await userEvent.type(reason, 'x')
    await userEvent.click(dialog.getByRole('button', { name: words.claim }))
    expect(await dialog.findByText(words.short)).toBeTruthy()
    await userEvent.clear(reason)
    await userEvent.type(reason, words.first)
    await userEvent.click(dialog.getByRole('button', { name: words.claim }))
    await isClosed()
    const told = await screen.findByText(words.waits, {}, WAIT)
    expect(within(told).getByRole('link').getAttribute('href')).toContain(orderId)
    expect(screen.queryByRole('button', { name: words.claim })).toBeNull()
    expect((await agreementNow(market, id)).shortfall?.claim?.status).toBe('PROPOSED')
  },
)
