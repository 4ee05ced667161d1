import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { toPay } from '@tests/mock/support/awarded.ts'
import { payDue } from '@tests/mock/support/fulfilled.ts'
import { evaluatingOn, firstHit, untilTold } from '@tests/mock/support/sailing.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  cleanup()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** A paid order on a sailing of which something was announced since. */
async function orderAfter(type: 'DELAY' | 'OMISSION') {
  const hit = firstHit(type)
  const state = await evaluatingOn(hit)
  const { id } = await toPay(state)
  const read = async () => (await state.market.call(orderEndpoints.detail, { id }, { token: state.trader })).data
  await payDue(state, await read())
  await untilTold(state, hit)
  return { state, id, read }
}

test.each([
  { locale: 'en-US' as const, times: /Planned, estimated/, agreed: 'Agreed', now: 'Now', cutOffs: 'Cut-offs' },
  { locale: 'zh-CN' as const, times: /计划、预计/, agreed: '约定', now: '现在', cutOffs: '截止时间' },
])('in $locale: a sailing that moved shows what was agreed and what holds now', async (words) => {
  const { state, id, read } = await orderAfter('DELAY')
  app = await openAs('trader', `/business/payment?orderId=${id}&tab=shipment`, state.market, { locale: words.locale })
  const table = await screen.findByRole('table', { name: words.times }, WAIT)
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.slice(1, 3).map(({ textContent }) => textContent)).toEqual([words.agreed, words.now])
  const { schedules: [schedule] = [] } = await read()
  expect(schedule?.changes).toHaveLength(1)
  screen.getByLabelText(words.cutOffs)
})

test.each([
  {
    locale: 'en-US' as const,
    asked: /Choose one of the next sailings/,
    take: /^Take this sailing: [A-Z]/,
    list: 'Sailings to choose from',
  },
  { locale: 'zh-CN' as const, asked: /请改选后续航次/, take: /^改为此航次：[A-Z]/, list: '可改选的航次' },
])('in $locale: a sailing that falls away is replaced by the buyer', async (words) => {
  const { state, id, read } = await orderAfter('OMISSION')
  const user = userEvent.setup()
  app = await openAs('trader', `/business/payment?orderId=${id}&tab=shipment`, state.market, { locale: words.locale })
  await screen.findByText(words.asked, {}, WAIT)
  const list = await screen.findByRole('list', { name: words.list }, WAIT)
  const [, second] = within(list).getAllByRole('button', { name: words.take })
  const offer = (await read()).schedules?.[0]?.withdrawn?.offers[1]
  await user.click(second ?? document.body)
  const table = await screen.findByRole('table', { name: /Planned|计划/ }, WAIT)
  await within(table).findByText(/Agreed|约定/, {}, WAIT)
  expect((await read()).schedules?.[0]?.sailing).toEqual(offer)
})
