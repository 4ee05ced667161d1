import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreed, agreementNow } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, isClosed, press, WAIT, write } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    propose: 'Propose renewal',
    end: /^New end/,
    qty: '40HQ (52 before)',
    reprice: 'Change unit prices too',
    freight: /^OFR .*\(USD\)$/,
    send: 'Send proposal',
    wrong: /between 2027-06-08 and 2027-09-05/,
    waiting: 'Waiting for the other party until 2027-04-15.',
    asked: /^The other party proposes a renewal\. Reply by 2027-04-15/,
    rise: '+2.1%',
    agree: 'Agree to renewal',
    done: /^Both parties agreed to the renewal; the new agreement is HT/,
    tender: 'Renew by tender',
    before: 'Renews agreement',
  },
  'zh-CN': {
    propose: '提议续约',
    end: /^新的到期日/,
    qty: '40HQ（原 52）',
    reprice: '同时调整单价',
    freight: /^OFR .*\(USD\)$/,
    send: '发送提议',
    wrong: /2027-06-08 至 2027-09-05 之间/,
    waiting: '等待对方在 2027-04-15（含）前答复。',
    asked: /^对方提议续约，请在 2027-04-15（含）前答复/,
    rise: '+2.1%',
    agree: '同意续约',
    done: /^双方已同意续约，新协议为 HT/,
    tender: '续约招标',
    before: '续自协议',
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: the seller proposes a renewal with another freight, and the buyer agrees to it',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await agreed()
    market.time.now = Date.parse('2027-04-01T01:00:00Z')
    await open('forwarder', id, market, locale)
    await press(words.propose)
    const form = await inDialog()
    const qty: HTMLInputElement = form.getByLabelText(words.qty)
    expect(qty.value).toBe('26')
    await write(qty, '30')
    await userEvent.click(form.getByLabelText(words.reprice))
    await write(form.getByLabelText(words.freight), '2450')
    await write(form.getByLabelText(words.end), '2027-09-30')
    await userEvent.click(form.getByRole('button', { name: words.send }))
    expect(await form.findByText(words.wrong)).toBeTruthy()
    await write(form.getByLabelText(words.end), '2027-09-05')
    await userEvent.click(form.getByRole('button', { name: words.send }))
    await isClosed()
    expect(await screen.findByText(words.waiting, {}, WAIT)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.propose })).toBeNull()
    expect(screen.queryByRole('button', { name: words.agree })).toBeNull()
    await open('trader', id, market, locale)
    expect(await screen.findByText(words.asked, {}, WAIT)).toBeTruthy()
    expect(screen.getByText(words.rise)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.tender })).toBeTruthy()
    await press(words.agree)
    await userEvent.click((await inDialog()).getByRole('button', { name: words.agree }))
    await isClosed()
    expect(await screen.findByText(words.done, {}, WAIT)).toBeTruthy()
    expect(screen.queryByRole('link', { name: words.tender })).toBeNull()
    const { follower, no } = await agreementNow(market, id)
    const next = await agreementNow(market, follower?.id ?? '')
    expect(next).toMatchObject({ status: 'PENDING_START', lanes: [{ boxes: [{ qty: 30 }] }] })
    expect(screen.getByRole('link', { name: follower?.no ?? '' })).toBeTruthy()
    await open('trader', next.id, market, locale)
    expect(await screen.findByText(words.before, {}, WAIT)).toBeTruthy()
    expect(screen.getByRole('link', { name: no })).toBeTruthy()
  },
)
