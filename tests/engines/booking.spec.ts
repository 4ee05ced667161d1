import { expect } from '@playwright/test'
import { bookableRates, dayIn } from '../e2e/booking.ts'
import { button, DIALOG, field, link, role, text, within, type Visitor } from './visitor.ts'
import { test } from './world.ts'

const inDialog = (label: RegExp) => within(DIALOG, field(label))

async function fillParty(visitor: Visitor, who: string, country: string): Promise<void> {
  const party = within(DIALOG, role('group', who))
  await visitor.fill(within(party, field(/^名称/)), `${who} Co.`)
  await visitor.fill(within(party, field(/^地址/)), '1 Dock Road')
  await visitor.fill(within(party, field(/^联系人/)), 'Ms Li')
  await visitor.suggest(within(party, field(/^国家或地区/)), country, new RegExp(country))
}

for (const isPhone of [false, true])
  test(
    `a listed rate is booked, ${isPhone ? 'by touch on a phone' : 'with mouse and keys'}`,
    { tag: '@whole' },
    async ({ arrive }) => {
      const buyer = await arrive({ account: 'trader2', isPhone })
      const { records } = await buyer.ask<{ records: { id: string }[] }>(
        'GET',
        `listing/page?${bookableRates()}&size=1`,
      )
      await buyer.open(`/business/marketDetail?id=${records[0]?.id}`)
      await buyer.press(button('按此价订舱'))
      await buyer.fill(inDialog(/，最多/), '1')
      await buyer.fill(inDialog(/^每个 .* 的货重/), '12000')
      const sailing = inDialog(/^船期/)
      // The last one leaves the most time to its cut-off.
      if (await buyer.isThere(sailing)) await buyer.choose(sailing, (await buyer.find(sailing)).options.at(-1) ?? '')
      await buyer.day(inDialog(/^货好日期/), dayIn(0))
      await buyer.fill(inDialog(/^品名/), '板式家具')
      await buyer.fill(inDialog(/^HS 编码/), '940360')
      await buyer.choose(inDialog(/^贸易术语/), /^DDP/)
      await fillParty(buyer, '发货人', 'CN')
      await fillParty(buyer, '收货人', 'US')
      await buyer.press(within(DIALOG, button('提交订舱')))
      await buyer.press(link('查看订单'))
      const address = await buyer.seeAddress(/\/business\/payment\?.*orderId=/)
      // Robots confirm for sellers that nobody plays; the first rate may be one of a demo account.
      const isNext = text(/请付款|等待卖方确认/)
      await buyer.see(isNext)
      // It is kept, and nothing of it is wider than the window.
      await buyer.open(address)
      await buyer.see(isNext)
      expect(await buyer.overflow()).toBeLessThanOrEqual(0)
    },
  )
