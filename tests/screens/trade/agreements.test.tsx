import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreed, agreementNow, request } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, isClosed, WAIT, write } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    agreements: 'Agreements',
    contact: 'Contacts',
    callOff: 'Call off',
    qty: '40HQ (52 left)',
    ready: /^Cargo ready/,
    etd: /^Wanted departure/,
    send: 'Send call-off',
    price: 'To pay at the agreed prices',
    left: '50 of 52',
    over: /This week.s allocation of 2 is used up/,
    most: '52 40HQ remain on this lane',
    accept: 'Accept',
    vessel: /^Vessel/,
    voyage: /^Voyage/,
    done: 'Awaiting payment',
    refuse: 'Decline',
  },
  'zh-CN': {
    agreements: '协议',
    contact: '联系方式',
    callOff: '订舱',
    qty: '40HQ（剩余 52）',
    ready: /^货好日期/,
    etd: /^希望开航日/,
    send: '提交订舱',
    price: '按协议价应付',
    left: '50 / 52',
    over: /本周配额 2 箱已用完/,
    most: '本航线 40HQ 剩余 52 箱',
    accept: '接受',
    vessel: /^船名/,
    voyage: /^航次/,
    done: '待付款',
    refuse: '拒绝订舱',
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: the buyer calls off containers, and the seller accepts with a sailing',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await agreed()
    await open('trader', id, market, locale)
    const reach = within(await screen.findByRole('region', { name: words.contact }, WAIT))
    expect(reach.getByRole('link', { name: /^1\d{10}$/ }).getAttribute('href')).toMatch(/^tel:1\d{10}$/)
    await userEvent.click(screen.getByRole('button', { name: words.callOff }))
    const dialog = within(await screen.findByRole('dialog'))
    const qty = dialog.getByLabelText(words.qty)
    await write(qty, '53')
    await userEvent.click(dialog.getByRole('button', { name: words.send }))
    expect(await dialog.findByText(words.most)).toBeTruthy()
    await write(qty, '3')
    expect(dialog.getByText(words.over)).toBeTruthy()
    await write(qty, '2')
    expect(dialog.queryByText(words.over)).toBeNull()
    expect(dialog.getByText(words.price).parentElement?.textContent).toContain('4,800.00')
    await write(dialog.getByLabelText(words.ready), '2026-12-01')
    await userEvent.click(dialog.getByRole('button', { name: words.send }))
    await isClosed()
    expect(await screen.findByText(words.left, {}, WAIT)).toBeTruthy()
    await open('forwarder', id, market, locale)
    await userEvent.click((await screen.findAllByRole('button', { name: words.accept }, WAIT))[0] as HTMLElement)
    const answer = within(await screen.findByRole('dialog'))
    // The cargo of the tender, with which the call-off began.
    expect(answer.getByText('板式家具')).toBeTruthy()
    expect(answer.getByText('940360')).toBeTruthy()
    await write(answer.getByLabelText(words.vessel), 'CT PIONEER')
    await write(answer.getByLabelText(words.voyage), '049W')
    await userEvent.click(answer.getByRole('button', { name: words.accept }))
    expect(await screen.findByText(words.done, {}, WAIT)).toBeTruthy()
    const [callOff] = (await agreementNow(market, id)).callOffs
    expect(callOff).toMatchObject({ status: 'TO_PAY', sailing: { vessel: 'CT PIONEER' } })
  },
)

test('the lists of both sides name the agreement, how much is ordered, and what waits for an answer', async () => {
  const { market, id } = await agreed()
  await request(market, id)
  await open('trader', '/business/myTenderBid?tab=agreements', market)
  const link = await screen.findAllByRole('link', { name: '年度招标 上海出口' }, WAIT)
  expect(link[0]?.getAttribute('href')).toContain(`agreement=${id}`)
  expect(screen.getAllByText('0 of 52 ordered, 50 left').length).toBeGreaterThan(0)
  await open('forwarder', '/business/myBid?tab=agreements', market)
  expect((await screen.findAllByText('1 call-off unanswered', {}, WAIT)).length).toBeGreaterThan(0)
})

test('the tab of agreements is reached from the tenders and from the bids', async () => {
  const { market } = await agreed()
  await open('trader', '/business/myTenderBid', market)
  await userEvent.click(await screen.findByRole('link', { name: 'Agreements' }, WAIT))
  expect(await screen.findByRole('heading', { level: 1, name: 'Agreements' }, WAIT)).toBeTruthy()
})

test('somebody else reads that there is none', async () => {
  const { market, id } = await agreed()
  await open('forwarder2', id, market)
  expect(await screen.findByText('Agreement not found', {}, WAIT)).toBeTruthy()
})
