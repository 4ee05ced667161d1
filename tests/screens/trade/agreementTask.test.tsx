import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreed } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, press, WAIT } from './agreementPage.ts'

await import('@/pages/member/MemberCenterPage.tsx')
const open = agreementPages()

const WORDS = {
  'en-US': {
    task: { trader: 'Agreements ending soon (bought)', forwarder: 'Agreements ending soon (sold)' },
    ends: /^The agreement ends on 2027-06-07 and nothing follows it yet/,
    propose: 'Propose renewal',
    send: 'Send proposal',
  },
  'zh-CN': {
    task: { trader: '即将到期的采购协议', forwarder: '即将到期的销售协议' },
    ends: /^协议将于 2027-06-07 到期，尚无后续协议/,
    propose: '提议续约',
    send: '发送提议',
  },
} as const

test.each([
  ['en-US', 'trader'],
  ['zh-CN', 'forwarder'],
] as const)('in %s: the task of the %s leads to the agreement and its renewal', async (locale, account) => {
  const words = WORDS[locale]
  const { market, id } = await agreed()
  market.time.now = Date.parse('2027-05-10T01:00:00Z')
  await open(account, '/user/personalCenter', market, locale)
  const list = await screen.findByRole('list', { name: words.task[account] }, WAIT)
  const link = list.querySelector(`a[href*="agreement=${id}"]`)
  await userEvent.click(link as HTMLElement)
  expect(await screen.findByText(words.ends, {}, WAIT)).toBeTruthy()
  await press(words.propose)
  expect((await inDialog()).getByRole('button', { name: words.send })).toBeTruthy()
})
