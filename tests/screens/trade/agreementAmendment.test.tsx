import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accept, agreed, agreementNow, request } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, isClosed, press, WAIT, write } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    propose: 'Propose amendment',
    renew: 'Propose renewal',
    qty: '40HQ contracted',
    kept: 'Allocation a week',
    used: '2 ordered or requested',
    reprice: 'Change prices of fixed charges too',
    freight: /^OFR .*\(USD\)$/,
    from: /^From departure day/,
    send: 'Send proposal',
    wrong: 'At least 2: so many containers are ordered or requested',
    waiting: /^Waiting for the other party until 2027-04-15\.$/,
    asked: /^The other party proposes these terms\. Reply by 2027-04-15/,
    rise: '+2.1%',
    agree: 'Agree to amendment',
    refuse: 'Decline amendment',
    versions: 'Versions of the terms',
    version: 'Version 2',
    declined: 'The proposal was declined. The terms stay.',
    notice: 'Notice of termination',
  },
  'zh-CN': {
    propose: '提议变更',
    renew: '提议续约',
    qty: '40HQ 合约箱量',
    kept: '预留箱量（每周）',
    used: '已订和待答复 2',
    reprice: '同时调整固定费用的单价',
    freight: /^OFR .*\(USD\)$/,
    from: /^适用船期起/,
    send: '发送提议',
    wrong: '不能少于已订和待答复的 2 箱',
    waiting: /^等待对方在 2027-04-15（含）前答复。$/,
    asked: /^对方提议变更以下条款，请在 2027-04-15（含）前答复/,
    rise: '+2.1%',
    agree: '同意变更',
    refuse: '不同意',
    versions: '条款变更记录',
    version: '第 2 版',
    declined: '变更提议未获同意，协议按原条款执行。',
    notice: '终止通知期',
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: the seller proposes other containers and another freight, the buyer agrees, and both read the versions',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await agreed()
    market.time.now = Date.parse('2027-04-01T01:00:00Z')
    const asked = await request(market, id, { etd: '2027-04-20', readyDate: '2027-04-10' })
    await accept(market, asked.data, '2027-04-20')
    await open('forwarder', id, market, locale)
    expect(await screen.findByText(words.notice, {}, WAIT)).toBeTruthy()
    await press(words.propose)
    const form = await inDialog()
    const qty: HTMLInputElement = form.getByLabelText(words.qty)
    expect(qty.value).toBe('52')
    expect(form.getByText(words.used)).toBeTruthy()
    await write(qty, '1')
    await userEvent.click(form.getByLabelText(words.reprice))
    await write(form.getByLabelText(words.freight), '2450')
    await write(form.getByLabelText(words.from), '2027-04-20')
    await userEvent.click(form.getByRole('button', { name: words.send }))
    expect(await form.findAllByText(words.wrong)).not.toEqual([])
    await write(qty, '60')
    await write(form.getByLabelText(words.kept), '3')
    await userEvent.click(form.getByRole('button', { name: words.send }))
    await isClosed()
    expect(await screen.findByText(words.waiting, {}, WAIT)).toBeTruthy()
    for (const name of [words.propose, words.renew, words.agree])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await open('trader', id, market, locale)
    expect(await screen.findByText(words.asked, {}, WAIT)).toBeTruthy()
    expect(screen.getByText(words.rise)).toBeTruthy()
    expect(screen.queryByText(words.versions)).toBeNull()
    await press(words.agree)
    await userEvent.click((await inDialog()).getByRole('button', { name: words.agree }))
    await isClosed()
    const table = within(await screen.findByRole('table', { name: words.versions }, WAIT))
    expect(table.getAllByText(words.version)).toHaveLength(3)
    expect(await agreementNow(market, id)).toMatchObject({
      lanes: [{ quantities: [{ contracted: 60 }], allocationSteps: [{ from: '2027-04-20', boxes: 3 }] }],
    })
    // The other side reads the same, and can be asked for more.
    await open('forwarder', id, market, locale)
    expect(await screen.findByRole('table', { name: words.versions }, WAIT)).toBeTruthy()
    await press(words.propose)
    await write((await inDialog()).getByLabelText(words.qty), '50')
    await userEvent.click((await inDialog()).getByRole('button', { name: words.send }))
    await isClosed()
    await open('trader', id, market, locale)
    await press(words.refuse)
    await userEvent.click((await inDialog()).getByRole('button', { name: words.refuse }))
    await isClosed()
    expect(await screen.findByText(words.declined, {}, WAIT)).toBeTruthy()
    expect((await agreementNow(market, id)).lanes[0]?.quantities[0]?.contracted).toBe(60)
  },
)
