import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test } from './test.ts'
import { publish } from './publish.ts'
import { quote } from './quote.ts'
import { party, robotsOff, signIn } from './steps.ts'

/** The page of a tender asks again when somebody returns to it, and never by itself: what it shows in time was pushed. */
async function watch(context: BrowserContext, tenderId: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/business/foreignTradeDetial?id=${tenderId}`)
  return page
}
const countOf = (page: Page) => page.getByText(/^已收报价/)
const streamOf = (page: Page) => page.waitForRequest(/event\/stream/)

test(
  "a quote shows at once in the buyer's other tab, by one stream for both, and by polling when the stream is cut",
  { tag: '@whole' },
  async ({ browser }) => {
    const [buyer, seller, second] = [await party(browser), await party(browser), await party(browser)]
    let streams = 0
    buyer.context.on('request', (request) => {
      if (request.url().includes('/event/stream')) streams += 1
    })
    await signIn(buyer.page, 'trader')
    await robotsOff(buyer.page)
    const tenderId = await publish(buyer.page, { cargo: '推送' })
    // The review takes a moment.
    await expect(buyer.page.getByText('已收到 0 家报价')).toBeVisible()
    await buyer.page.goto('/user/personalCenter')
    await streamOf(buyer.page)
    const other = await watch(buyer.context, tenderId)
    await expect(countOf(other)).toContainText('0')

    await signIn(seller.page, 'forwarder')
    await quote(seller.page, tenderId, { OFR: '1888', DOC: '451', OTHC: '1033' })
    await expect(countOf(other)).toContainText('1', { timeout: 5000 })
    await expect(other.getByRole('button', { name: /条未读/ }).first()).toBeVisible()
    const before = streams
    await watch(buyer.context, tenderId)
    await other.waitForTimeout(3000)
    expect(streams, 'a third tab needs no stream').toBe(before)
    await buyer.context.close()

    const cut = await party(browser)
    await cut.context.route('**/event/stream', async (route) => route.abort())
    await signIn(cut.page, 'trader')
    const polled = await watch(cut.context, tenderId)
    await cut.context.waitForEvent('response', { predicate: (answer) => answer.url().includes('/event/since') })
    await expect(countOf(polled)).toContainText('1')
    await signIn(second.page, 'forwarder2')
    await quote(second.page, tenderId, { OFR: '1777', DOC: '448' })
    await expect(countOf(polled)).toContainText('2', { timeout: 30_000 })
  },
)
