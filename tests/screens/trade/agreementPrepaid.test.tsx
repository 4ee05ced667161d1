import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreedOverdue, agreementNow } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, isClosed, press, WAIT, write } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    callOff: 'Call off',
    qty: '40HQ (50 left)',
    etd: /^Wanted departure/,
    ready: /^Cargo ready/,
    send: 'Send call-off',
    frozen: /^The credit line is frozen/,
    now: 'Pay this one now: due once the seller accepts, without credit',
    mark: 'Paid now, not on credit',
  },
  'zh-CN': {
    callOff: '订舱',
    qty: '40HQ（剩余 50）',
    etd: /^希望开航日/,
    ready: /^货好日期/,
    send: '提交订舱',
    frozen: /^授信因逾期已冻结/,
    now: '本次改为预付：货代接受后付款，不占用授信',
    mark: '本次预付',
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: a call-off that the frozen line refuses can be paid now, at the place of the refusal',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await agreedOverdue()
    market.time.now = Date.parse('2026-12-16T01:00:00Z')
    await open('trader', id, market, locale)
    await press(words.callOff)
    const form = await inDialog()
    await write(form.getByLabelText(words.qty), '2')
    await write(form.getByLabelText(words.etd), '2026-12-29')
    await write(form.getByLabelText(words.ready), '2026-12-20')
    expect(form.queryByLabelText(words.now)).toBeNull()
    await userEvent.click(form.getByRole('button', { name: words.send }))
    expect(await form.findByText(words.frozen, {}, WAIT)).toBeTruthy()
    await userEvent.click(form.getByLabelText(words.now))
    await userEvent.click(form.getByRole('button', { name: words.send }))
    await isClosed()
    expect(await screen.findByText(words.mark, {}, WAIT)).toBeTruthy()
    expect((await agreementNow(market, id)).callOffs[0]).toMatchObject({
      status: 'TO_CONFIRM',
      callOff: { prepaid: true },
    })
  },
)
