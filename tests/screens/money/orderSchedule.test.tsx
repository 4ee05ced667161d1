import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { DAY, paidOrder } from '@tests/mock/support/fulfilled.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
const LANE = { laneNo: 1, cutOffs: {}, note: '' }
let app: OpenApp | undefined
function close() {
  app?.session.stop()
  app = undefined
  cleanup()
}
afterEach(() => {
  close()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  {
    locale: 'en-US' as const,
    change: 'Update schedule',
    etd: /^Departure \(CNSHA time/,
    eta: /^Arrival \(USLAX time/,
    reason: /^Reason/,
    rolled: 'Rolled cargo',
    tell: 'Tell the buyer',
    choose: 'Required',
    times: 'Planned, estimated and actual times',
    changes: 'Schedule changes (2)',
    late: /You may cancel free until loading/,
    cancel: 'Cancel and refund',
    lead: /later than agreed/,
  },
  {
    locale: 'zh-CN' as const,
    change: '更新船期',
    etd: /^预计开航（CNSHA/,
    eta: /^预计抵港（USLAX/,
    reason: /^变更原因/,
    rolled: '甩柜',
    tell: '通知买方',
    choose: '请填写',
    times: '计划、预计与实际时间',
    changes: '船期变更记录（2）',
    late: /装船前您可免费取消/,
    cancel: '取消并退款',
    lead: /比原定晚/,
  },
])(
  'in $locale: a departure eight days later is told with its reason, and lets the buyer cancel free',
  async ({ locale, ...words }) => {
    const paid = await paidOrder()
    await paid.seller(orderEndpoints.start)
    const day = Date.parse('2027-01-10T04:00:00Z')
    const at = (days: number) => new Date(day + days * DAY).toISOString()
    const { version } = await paid.now()
    const sailing = { vessel: 'EVER GIVEN', voyage: '012W', etd: at(0), eta: at(20) }
    await paid.seller(orderEndpoints.schedule, { ...LANE, version, sailing })

    const user = userEvent.setup()
    const address = `/business/payment?orderId=${paid.id}&tab=shipment`
    app = await openAs('forwarder', address, paid.state.market, { locale })
    await user.click(await screen.findByRole('button', { name: words.change }, WAIT))
    const form = await screen.findByRole('form', { name: words.change }, WAIT)
    const retype = async (label: RegExp, text: string) => {
      const field = within(form).getByLabelText(label)
      await user.clear(field)
      await user.type(field, `${text}{Enter}`)
      await user.tab()
    }
    await retype(words.etd, '2027-01-18 12:00')
    await retype(words.eta, '2027-02-07 12:00')
    await user.click(within(form).getByRole('button', { name: words.tell }))
    const reason = within(form).getByLabelText(words.reason)
    expect(reason.getAttribute('aria-invalid')).toBe('true')
    await choose(reason, words.rolled)
    await user.click(within(form).getByRole('button', { name: words.tell }))
    expect(await screen.findByText(words.changes, {}, WAIT)).toBeTruthy()
    const [told] = (await paid.now()).schedules ?? []
    expect(told?.sailing).toMatchObject({ etd: at(8), vessel: 'EVER GIVEN' })

    close()
    app = await openAs('trader', address, paid.state.market, { locale })
    const times = await screen.findByRole('table', { name: words.times }, WAIT)
    const cells = within(times)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(0, 3)).toEqual(['2027-01-10', '2027-01-18', '–'])
    expect(screen.queryByRole('button', { name: words.change })).toBeNull()
    await user.click(screen.getByText(words.changes))
    expect(await screen.findByText(words.rolled, {}, WAIT)).toBeTruthy()
    expect(screen.getByText(words.late)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.cancel }))
    const dialog = await screen.findByRole('dialog', { name: words.cancel })
    expect(within(dialog).getByText(words.lead)).toBeTruthy()
    await user.type(within(dialog).getByRole('textbox'), 'Too late for the season')
    await user.click(within(dialog).getByRole('button', { name: words.cancel }))
    await screen.findByText(/on its way back to you|正在退回/, {}, WAIT)
    expect((await paid.now()).status).toBe('CANCELLED')
  },
)
