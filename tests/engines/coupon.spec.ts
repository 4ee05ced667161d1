import { button, css, DIALOG, field, having, link, role, text, within } from './visitor.ts'
import { test } from './world.ts'

for (const isPhone of [false, true])
  test(
    `a coupon is collected, given by link and taken by another member, ${isPhone ? 'by touch on a phone' : 'with mouse and keys'}`,
    { tag: '@whole' },
    async ({ arrive }) => {
      const giver = await arrive({ account: isPhone ? 'trader' : 'trader2', isPhone })
      await giver.open('/coupon/couponCollectionCenter?usableByMe=true')
      const collect = button(/^立即领取“/, 0)
      await giver.see(collect)
      const label = (await giver.driver.run(
        `() => [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? '')
          .find((name) => name.startsWith('立即领取“'))`,
        [],
      )) as string
      const name = /“(.*)”/.exec(label)?.[1] ?? ''
      await giver.press(collect)
      // Some cost points.
      const pay = button(/^支付 .* 积分$/)
      const seen = link(`在我的券中查看“${name}”`)
      await giver.until('the coupon or its price', async () =>
        (await giver.isThere(pay)) || (await giver.isThere(seen)) ? true : undefined,
      )
      if (await giver.isThere(pay)) await giver.press(pay)
      await giver.press(seen)
      await giver.see(role('heading', name))

      await giver.press(button('转赠'))
      await giver.tick(within(DIALOG, role('radio', '生成链接和提取码')))
      await giver.fill(within(DIALOG, field(/^留言/)), '下票可用')
      await giver.press(within(DIALOG, button('确认转赠')))
      const told = (await giver.see(having(DIALOG, /gift=[\w-]+/))).texts[0] ?? ''
      const gift = /gift=([\w-]+)/.exec(told)?.[1] ?? ''
      const pickUp = (await giver.see(within(DIALOG, css('strong', 0)))).texts[0] ?? ''
      await giver.press(within(DIALOG, button('完成')))
      await giver.see(text('转赠中'))

      const taker = await arrive({ account: isPhone ? 'trader2' : 'trader', isPhone })
      await taker.open(`/coupon/myCoupon?gift=${gift}`)
      await taker.see(text('下票可用'))
      await taker.fill(field(/提取码/), pickUp)
      await taker.press(button(/^接受/))
      await taker.see(role('heading', name))
      await taker.see(text('接受转赠'))
    },
  )
