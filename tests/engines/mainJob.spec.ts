import { expect } from '@playwright/test'
import { publish, quote, awardFirst, payByTransfer, askForInvoice } from './trade.ts'
import { button, DIALOG, link, row, text, within } from './visitor.ts'
import { test } from './world.ts'

const HOUR_MS = 3_600_000

for (const isPhone of [false, true])
  test(
    `main job${isPhone ? ' by touch on phones' : ''}: a tender is published, two quote, the best is awarded, confirmed, paid and invoiced`,
    { tag: isPhone ? '@whole' : '@smoke' },
    async ({ arrive }) => {
      const trader = await arrive({ account: 'trader', isPhone })
      const one = await arrive({ account: 'forwarder', locale: 'en-US', isPhone })
      const two = await arrive({ account: 'forwarder2', isPhone })
      await trader.ask('POST', 'demo/robots', { robots: false })

      const tenderId = await publish(trader, '户外折叠椅')
      await trader.see(text('已收到 0 家报价'))
      await quote(one, tenderId, { OFR: '1888', DOC: '451', OTHC: '1033' })
      await quote(two, tenderId, { OFR: '1777', DOC: '448' })
      // The page of the buyer follows by itself.
      await trader.see(text('已收到 2 家报价'))

      await trader.ask('POST', 'demo/clock', { advanceMs: 25 * HOUR_MS })
      await trader.open(await trader.address())
      await trader.see(text(/CNY 451\.00/))
      await awardFirst(trader)
      await trader.see(text(/^等待 .+ 确认$/))

      await two.open('/business/myBid?tab=won')
      await two.press(button('确认中标', 0))
      await two.press(within(DIALOG, button(/确认/, -1)))
      await trader.see(text(/已确认/))

      await trader.press(link('去付款'))
      await payByTransfer(trader)
      await two.open('/business/payment?tab=paid')
      await two.see(row(/上海→洛杉矶 2×40HQ.*已付款/))
      expect(await askForInvoice(trader, /上海→洛杉矶 2×40HQ/)).toMatch(/^\d{20}$/)
      await one.open('/business/myBid?tab=lost')
      await one.see(row(/2×40HQ.*2 of 2/))
    },
  )
