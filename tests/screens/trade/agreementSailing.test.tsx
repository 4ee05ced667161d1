import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { cutOffsOfSailing } from '@/contract/money/order/schedule/rules.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { agreed, request } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, isClosed, press, WAIT, write } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    accept: 'Accept',
    choose: 'Sailing of the schedules',
    si: /^SI cut-off/,
    late: 'Must be before the departure',
    booked: 'Booking confirmed',
  },
  'zh-CN': {
    accept: '接受',
    choose: '从船期表选择',
    si: /^截单（SI）/,
    late: '须早于开航时间',
    booked: '订舱确认',
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: a sailing of the schedules fills the form with its cut-offs, and the order has them',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await agreed()
    const asked = (await request(market, id)).data
    const token = await market.signIn('forwarder')
    const lane = (await market.call(orderEndpoints.detail, { id: asked.id }, { token })).data.lanes[0]
    const query = { pol: lane?.pol ?? '', pod: lane?.pod ?? '', etdFrom: '2026-12-08', etdTo: '2026-12-10' }
    const found = await market.call(shippingDateEndpoints.page, { ...query, current: 1, size: 30 }, { token })
    const [scheduled] = found.data.records
    if (!scheduled) throw new Error('nothing sails')
    await open('forwarder', id, market, locale)
    await press(words.accept)
    const dialog = await inDialog()
    await userEvent.click(await dialog.findByLabelText(words.choose, {}, WAIT))
    const name = new RegExp(`^${scheduled.vesselName} ${scheduled.voyage} `)
    await userEvent.click((await screen.findAllByRole('option', { name }, WAIT))[0] as HTMLElement)
    const si: HTMLInputElement = dialog.getByLabelText(words.si)
    const filled = si.value
    expect(filled).not.toBe('')
    await write(si, '2026-12-30 10:00')
    await userEvent.click(dialog.getByRole('button', { name: words.accept }))
    expect(await dialog.findByText(words.late, {}, WAIT)).toBeTruthy()
    await write(dialog.getByLabelText(words.si), filled)
    await userEvent.click(dialog.getByRole('button', { name: words.accept }))
    await isClosed()
    const read = async () => (await market.call(orderEndpoints.detail, { id: asked.id }, { token })).data
    await waitFor(async () => expect((await read()).status).toBe('TO_PAY'), WAIT)
    const order = await read()
    expect(order.lanes[0]?.sailings[0]).toMatchObject({ id: scheduled.id, vessel: scheduled.vesselName })
    expect(order.schedules?.[0]?.cutOffs).toEqual(cutOffsOfSailing(scheduled.cutOffs))
    await open('trader', `/business/payment?orderId=${asked.id}&tab=shipment`, market, locale)
    expect((await screen.findAllByText(words.booked, {}, WAIT)).length).toBeGreaterThan(0)
  },
)
