import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { Milestone } from '@/contract/money/order/values.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { DAY, paidOrder, type Paid } from '@tests/mock/support/fulfilled.ts'
import { DTHC } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const daily = { ...DTHC, group: 'CONDITIONAL', basis: 'PER_CONTAINER_DAY', currency: 'USD' } as const
const LINES = [
  { ...daily, code: 'DEM', unitPrice: '120' },
  { ...daily, code: 'DET', unitPrice: '90' },
]

/** An order under way whose containers were discharged, and perhaps picked up, so many days ago. */
async function arrived(days: Partial<Record<Milestone, number>>): Promise<Paid> {
  const paid = await paidOrder({}, LINES)
  await paid.seller(orderEndpoints.start)
  paid.state.market.time.now += 40 * DAY
  await paid.renew()
  for (const [code, ago] of Object.entries(days)) {
    const at = new Date(paid.state.market.time.now - ago * DAY).toISOString()
    const { code: answer, data } = await paid.seller(orderEndpoints.milestone, {
      code: code as Milestone,
      at,
      place: '',
      containers: [],
    })
    if (answer !== 200) throw new Error(JSON.stringify(data))
  }
  return paid
}

const open = async (paid: Paid, account: 'trader' | 'forwarder', locale: 'zh-CN' | 'en-US') => {
  app = await openAs(account, orderLink(paid.id, 'shipment'), paid.state.market, { locale })
  const step = within(await screen.findByRole('region', { name: locale === 'zh-CN' ? '下一步' : 'Next step' }, WAIT))
  const label = locale === 'zh-CN' ? '目的港免箱期' : 'Free time at destination'
  return { step, clocks: () => screen.getByLabelText(label).textContent }
}

test.each([
  [
    'en-US',
    /^Pick up the containers by \d{4}-\d{2}-\d{2}; demurrage is charged after that\.$/,
    /Demurrage3 free days left/,
  ],
  ['zh-CN', /^请于 \d{4}-\d{2}-\d{2}（含）前提箱，之后产生滞港费。$/, /滞港费免箱期剩 3 天/],
] as const)('in %s: the buyer reads until when the containers are free', async (locale, note, left) => {
  const { step, clocks } = await open(await arrived({ DSCH: 2 }), 'trader', locale)
  expect(step.getByText(note)).toBeTruthy()
  expect(clocks()).toMatch(left)
})

test.each([
  [
    'en-US',
    /^Free time is over: return the empty containers/,
    'Detention2 days over',
    'USD\u00a0180.00 per container so far',
  ],
  ['zh-CN', /^免箱期已过，请尽快还空箱/, '滞箱费超期 2 天', '每箱已产生 USD\u00a0180.00'],
] as const)('in %s: and, once they are late, what a container costs so far', async (locale, note, over, cost) => {
  const { step, clocks } = await open(await arrived({ DSCH: 12, STCS: 7 }), 'trader', locale)
  expect(step.getByText(note)).toBeTruthy()
  expect(clocks()).toContain(over)
  expect(clocks()).toContain(cost)
})

test('the seller sees the same days, without being asked for the containers', async () => {
  const { step, clocks } = await open(await arrived({ DSCH: 7 }), 'forwarder', 'en-US')
  expect(step.queryByText(/containers/)).toBeNull()
  expect(clocks()).toContain('Demurrage2 days over')
  expect(clocks()).toContain('USD\u00a0240.00 per container so far')
})
