import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreed, agreementNow, request } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, isClosed, WAIT } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    offer: 'Offer other sailing',
    vessel: /^Vessel/,
    voyage: /^Voyage/,
    send: 'Send offer',
    offered: 'Offered: 2026-12-22',
    answer: 'Take sailing',
    status: 'TO_PAY',
  },
  'zh-CN': {
    offer: '改配船期',
    vessel: /^船名/,
    voyage: /^航次/,
    send: '发送船期',
    offered: '货代提供：2026-12-22',
    answer: '不接受',
    status: 'CANCELLED',
  },
} as const

/** Chooses from the menu of the only call-off. */
async function choose(name: string): Promise<void> {
  const row = await screen.findByRole('button', { name: /DD\d+/ }, WAIT)
  await userEvent.click(row)
  await userEvent.click(await screen.findByRole('menuitem', { name }, WAIT))
}

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: the seller offers a sailing a week later, and the buyer answers it',
  async (locale) => {
    const words = WORDS[locale]
    const { market, id } = await agreed()
    await request(market, id, { etd: '2026-12-15' })
    await open('forwarder', id, market, locale)
    await choose(words.offer)
    const offer = await inDialog()
    await userEvent.type(offer.getByLabelText(words.vessel), 'CT PIONEER')
    await userEvent.type(offer.getByLabelText(words.voyage), '051W')
    await userEvent.click(offer.getByRole('button', { name: words.send }))
    await isClosed()
    expect(await screen.findByText(words.offered, {}, WAIT)).toBeTruthy()
    await open('trader', id, market, locale)
    expect(await screen.findByText(words.offered, {}, WAIT)).toBeTruthy()
    if (words.status === 'TO_PAY') await userEvent.click(screen.getByRole('button', { name: words.answer }))
    else await choose(words.answer)
    const answer = await inDialog()
    expect(answer.getByText('CT PIONEER 051W')).toBeTruthy()
    await userEvent.click(answer.getByRole('button', { name: words.answer }))
    await isClosed()
    await waitFor(async () => expect((await agreementNow(market, id)).callOffs[0]?.status).toBe(words.status), WAIT)
  },
)
