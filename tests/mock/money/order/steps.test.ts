import { beforeEach, describe, expect, it } from 'vitest'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import { ORDER_EDGES, orderMayBecome, type Milestone } from '@/contract/money/order/values.ts'
import { told } from '../../support/inbox.ts'
import { DAY, HOUR, paidOrder, type Paid } from '../../support/fulfilled.ts'

describe('a paid order', () => {
  let paid: Paid
  beforeEach(async () => {
    paid = await paidOrder()
  })
  const milestone: { code: Milestone; place: string; containers: [] } = {
    code: 'BKCF',
    place: 'Shanghai',
    containers: [],
  }
  const at = () => new Date(paid.state.market.time.now - 1).toISOString()

  it('is started and delivered by its seller and accepted by its buyer, and each hears of the other', async () => {
    const since = paid.state.market.time.now
    expect((await paid.seller(order.start)).data.status).toBe('EXECUTING')
    expect((await paid.seller(order.deliver)).data.status).toBe('DELIVERED')
    expect((await paid.buyer(order.accept)).data.status).toBe('SETTLED')
    const types = async (account: string) =>
      (await told(paid.state.market, account, since)).map((one) => one.split(':', 1)[0])
    expect(new Set(await types('trader'))).toEqual(new Set(['ORDER_DELIVERED', 'ORDER_STARTED']))
    expect(await types('forwarder')).toEqual(['ORDER_SETTLED'])
    expect((await paid.now()).events.map((event) => event.status).slice(-3)).toEqual([
      'EXECUTING',
      'DELIVERED',
      'SETTLED',
    ])
  })

  it('refuses each step to the other side, to strangers and in any other state', async () => {
    for (const endpoint of [order.start, order.deliver]) expect((await paid.buyer(endpoint)).code).toBe(4003)
    expect((await paid.seller(order.accept)).code).toBe(4003)
    const { state, id } = paid
    const foreign = await state.market.call(order.start, { id, requestNo: 'stranger-1' }, { token: state.two })
    expect(foreign.code).toBe(4004)
    const early = await paid.seller(order.deliver)
    expect(early.code).toBe(4009)
    expect(early.data).toMatchObject({ current: { id, status: 'PAID' } })
    expect((await paid.buyer(order.accept)).code).toBe(4009)
    await paid.seller(order.start)
    expect((await paid.seller(order.start)).code).toBe(4009)
  })

  it('is accepted by silence after seven days, not before', async () => {
    await paid.seller(order.start)
    await paid.seller(order.deliver)
    paid.state.market.time.now += 7 * DAY - HOUR
    await paid.renew()
    expect((await paid.now()).status).toBe('DELIVERED')
    paid.state.market.time.now += 2 * HOUR
    await paid.renew()
    expect((await paid.now()).status).toBe('SETTLED')
  })

  it('takes a milestone once, not in the future and not before the payment', async () => {
    expect((await paid.seller(order.milestone, { ...milestone, at: at() })).code).toBe(4009)
    await paid.seller(order.start)
    paid.state.market.time.now += HOUR
    const first = await paid.seller(order.milestone, { ...milestone, at: at() })
    expect(first.data.milestones).toMatchObject([{ code: 'BKCF', place: 'Shanghai' }])
    expect((await paid.seller(order.milestone, { ...milestone, at: at() })).data).toMatchObject({
      fields: [{ field: 'code' }],
    })
    const later = new Date(paid.state.market.time.now + HOUR).toISOString()
    const earlier = new Date(paid.state.market.time.now - DAY).toISOString()
    for (const when of [later, earlier])
      expect((await paid.seller(order.milestone, { ...milestone, code: 'EPRL', at: when })).data).toMatchObject({
        fields: [{ field: 'at' }],
      })
    expect((await paid.buyer(order.milestone, { ...milestone, code: 'EPRL', at: at() })).code).toBe(4003)
  })

  it('knows its boxes by numbers that check, each once and no more than were ordered', async () => {
    await paid.seller(order.start)
    const report = async (...numbers: string[]) =>
      paid.seller(order.milestone, {
        ...milestone,
        at: at(),
        containers: numbers.map((no) => ({ no, isoCode: '45G1' })),
      })
    expect((await report('CSQU3054384')).data).toMatchObject({
      fields: [{ field: 'containers.0.no', message: 'The check digit should be 3. Check the number' }],
    })
    expect((await report('CSQU3054383', 'csqu 305438-3')).data).toMatchObject({
      fields: [{ field: 'containers.1.no' }],
    })
    expect((await report('CSQU3054383', 'TASU1170000', 'CSQU3054383')).data).toMatchObject({
      fields: [{ field: 'containers' }, { field: 'containers.2.no' }],
    })
    expect((await report('csqu 305438-3', 'TASU1170000')).data.containers.map((box) => box.no)).toEqual([
      'CSQU3054383',
      'TASU1170000',
    ])
  })

  it('has one owner for each edge of its life', () => {
    const keys = ORDER_EDGES.map(({ from, to, by }) => `${from} ${to} ${by}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(orderMayBecome('DELIVERED', 'SETTLED', 'seller')).toBe(false)
    expect(orderMayBecome('EXECUTING', 'SETTLED', 'buyer')).toBe(false)
  })
})
