import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { agreed, agreedOverdue, agreementNow, command } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, isClosed, press, WAIT, write } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    callOff: 'Call off',
    ready: /^Cargo ready/,
    qty: '40HQ (50 left)',
    send: 'Send call-off',
    refused: 'The agreement is suspended for overdue payments. Pay them to call off again',
    suspend: 'Suspend',
    suspended: 'Suspended for overdue payments',
    cannot: /^You cannot call off until these payments arrive/,
    resume: 'Resume',
    terminate: 'Terminate',
    reason: /^Reason/,
    give: 'Give notice',
    short: /at least 5 characters/i,
    day: /the last sailing is on 2027-01-08/,
    waiting: 'Ends on 2027-01-08, or at once if the other party agrees.',
    asked: /^Ends on 2027-01-08\. You can agree/,
    keep: 'Keep notice',
    stands: 'Not ended at once: it ends on 2027-01-08, as the notice says.',
    agree: 'End now',
    ended: 'Ended on 2026-12-09 by both parties. Accepted call-offs go on.',
    tag: 'Terminated',
  },
  'zh-CN': {
    callOff: '订舱',
    ready: /^货好日期/,
    qty: '40HQ（剩余 50）',
    send: '提交订舱',
    refused: '协议因逾期款项已中止，付清后恢复订舱',
    suspend: '中止协议',
    suspended: '因逾期款项中止',
    cannot: /^以下款项付清前不能提交新的订舱/,
    resume: '恢复协议',
    terminate: '终止协议',
    reason: /^终止原因/,
    give: '发出通知',
    short: /至少.*5/,
    day: /最后开航日为 2027-01-08/,
    waiting: '协议将于 2027-01-08 终止；对方同意的，可立即终止。',
    asked: /^协议将于 2027-01-08 终止。您可以同意/,
    keep: '按通知执行',
    stands: '未同意立即终止，协议按通知于 2027-01-08 终止。',
    agree: '立即终止',
    ended: '双方同意，协议已于 2026-12-09 终止；已接受的订舱继续执行。',
    tag: '已终止',
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: the seller suspends and resumes; the buyer reads why, and an open form is refused with it',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await agreedOverdue()
    await open('trader', id, market, locale)
    await press(words.callOff)
    const form = await inDialog()
    await command(market, agreementEndpoints.suspend, 'forwarder', id, { note: '' })
    await write(form.getByLabelText(words.qty), '2')
    await write(form.getByLabelText(words.ready), '2026-12-15')
    await userEvent.click(form.getByRole('button', { name: words.send }))
    expect(await form.findByText(words.refused, {}, WAIT)).toBeTruthy()
    await open('trader', id, market, locale)
    expect(await screen.findByRole('heading', { name: words.suspended }, WAIT)).toBeTruthy()
    expect(screen.getByText(words.cannot)).toBeTruthy()
    expect(screen.getAllByText('2026-12-11').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: words.callOff })).toBeNull()
    expect(screen.queryByRole('button', { name: words.resume })).toBeNull()
    await open('forwarder', id, market, locale)
    await press(words.resume)
    await userEvent.click((await inDialog()).getByRole('button', { name: words.resume }))
    await isClosed()
    await press(words.suspend)
    const again = await inDialog()
    expect(again.getAllByText('2026-12-11').length).toBeGreaterThan(0)
    await userEvent.click(again.getByRole('button', { name: words.suspend }))
    await isClosed()
    expect(await screen.findByRole('heading', { name: words.suspended }, WAIT)).toBeTruthy()
    expect((await agreementNow(market, id)).status).toBe('SUSPENDED')
  },
)

test.each([
  ['en-US', 'keep'],
  ['zh-CN', 'agree'],
] as const)('in %s: the buyer gives notice with its reason, and the seller answers: %s', async (locale, answer) => {
  const words = WORDS[locale]
  const { market, id } = await agreed()
  market.time.now = Date.parse('2026-12-09T01:00:00Z')
  await open('trader', id, market, locale)
  await press(words.terminate)
  const notice = await inDialog()
  expect(notice.getByText(words.day)).toBeTruthy()
  await write(notice.getByLabelText(words.reason), 'x')
  await userEvent.click(notice.getByRole('button', { name: words.give }))
  expect(await notice.findByText(words.short)).toBeTruthy()
  await write(notice.getByLabelText(words.reason), 'Volumes fell away')
  await userEvent.click(notice.getByRole('button', { name: words.give }))
  await isClosed()
  expect(await screen.findByText(words.waiting, {}, WAIT)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.terminate })).toBeNull()
  expect(screen.queryByRole('button', { name: words.agree })).toBeNull()
  await open('forwarder', id, market, locale)
  expect(await screen.findByText(words.asked, {}, WAIT)).toBeTruthy()
  expect(screen.getByText('Volumes fell away')).toBeTruthy()
  await press(words[answer])
  await userEvent.click((await inDialog()).getByRole('button', { name: words[answer] }))
  await isClosed()
  const [told, status] = answer === 'agree' ? [words.ended, 'TERMINATED'] : [words.stands, 'ACTIVE']
  expect(await screen.findByText(told, {}, WAIT)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words[answer] })).toBeNull()
  expect((await agreementNow(market, id)).status).toBe(status)
})

test.each([
  ['en-US', /^The period ends within 30 days: the last sailing stays 2027-06-07/],
  ['zh-CN', /^协议期将在 30 天内届满，最后开航日仍为 2027-06-07/],
] as const)('in %s: a notice in the last days says that the period ends sooner', async (locale, text) => {
  const { market, id } = await agreed()
  market.time.now = Date.parse('2027-06-01T01:00:00Z')
  await open('trader', id, market, locale)
  await press(WORDS[locale].terminate)
  const notice = await inDialog()
  expect(notice.getByText(text)).toBeTruthy()
  expect(notice.queryByText(WORDS[locale].day)).toBeNull()
})
