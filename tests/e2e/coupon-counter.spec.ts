import { expect, type Browser, type Page } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { encodeQR } from 'qr'
import { fillBill } from './coupon.ts'
import { axeFindings, breaches, settled, watchPolicy } from './inspect.ts'
import { party, PASSWORD, signIn } from './steps.ts'
import { chooseAction } from './rowActions.ts'

const COUNTER = '/coupon/couponVerification'

interface Answer<T> {
  code: number
  data: T
}
interface Coupon {
  code: string
  validFrom: string
  issuer: { nameZh: string }
  terms: { counterCash?: boolean }
}

test.describe.configure({ mode: 'serial' })

/** Codes of the coupons for the counter that `trader` can use and `forwarder` issued. */
async function codesOf(page: Page): Promise<string[]> {
  const body = { grantType: 'password', userType: 'PC', account: 'trader', password: PASSWORD }
  const signed = await page.request.post('/trading-api/trading/oauth/token', { data: body })
  const { data: pair } = (await signed.json()) as Answer<{ access_token: string }>
  const mine = await page.request.get('/trading-api/trading/api/coupon/minePage?size=100&tab=usable', {
    headers: { token: pair.access_token },
  })
  const { data } = (await mine.json()) as Answer<{ records: Coupon[] }>
  return data.records
    .filter(
      ({ issuer, validFrom, terms }) =>
        issuer.nameZh === '宁波望潮国际物流有限公司' &&
        Date.parse(validFrom) < Date.now() &&
        // Those for the counter can be verified with an amount alone.
        terms.counterCash === true,
    )
    .map(({ code }) => code)
}

async function counter(browser: Browser): Promise<Page> {
  const { page } = await party(browser)
  await watchPolicy(page)
  await signIn(page, 'forwarder')
  await page.goto(COUNTER)
  await settled(page)
  await fillBill(page)
  return page
}
const input = (page: Page) => page.getByRole('textbox', { name: /^券码/ })
const result = (page: Page) => page.getByRole('region', { name: '查询与核销结果' })

test('two tabs verify one coupon at once: one receipt, the other tab is told by whom; then it is undone', async ({
  browser,
}) => {
  const one = await counter(browser)
  const [code = ''] = await codesOf(one)
  expect(code).toHaveLength(12)
  const two = await one.context().newPage()
  await two.goto(COUNTER)
  await fillBill(two)
  for (const page of [one, two]) {
    await input(page).fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '确认核销' })).toBeVisible()
  }
  // A focused tab reloads the coupon, so the slower tab may lose its button before the click; its message is the same.
  const press = async (page: Page) => page.getByRole('button', { name: '确认核销' }).click({ timeout: 5000 })
  const pressed = await Promise.allSettled([one, two].map(press))
  expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true)
  const done = /已核销，凭证号 HX/
  const told = /该券已于 .* 由 周海宁 使用/
  for (const page of [one, two])
    await expect(result(page).getByText(done).or(result(page).getByText(told)).first()).toBeVisible()
  const receipts = await Promise.all([one, two].map((page) => result(page).getByText(done).count()))
  expect(receipts.reduce((sum, count) => sum + count, 0)).toBe(1)

  await one.reload()
  await chooseAction(one.locator('main tbody tr').first(), '撤销')
  const dialog = one.getByRole('dialog')
  await choose(dialog.getByLabel('撤销原因'), '核错了券')
  await dialog.getByRole('button', { name: '撤销', exact: true }).click()
  await expect(one.getByText('核错了券').first()).toBeVisible()
  await fillBill(one)
  await input(one).fill(code)
  await one.keyboard.press('Enter')
  await expect(one.getByRole('button', { name: '确认核销' })).toBeVisible()
  expect(await axeFindings(one)).toEqual([])
})

test(
  'a picture of the QR code is read on the device, and the keyboard alone does the rest',
  { tag: '@whole' },
  async ({ browser }) => {
    const page = await counter(browser)
    const [code = ''] = await codesOf(page)
    const drawing = await page.context().newPage()
    await drawing.setContent(`<body style="background:#ddd;padding:60px">${encodeQR(code, 'svg', { scale: 6 })}</body>`)
    await drawing.locator('svg').evaluate((svg) => svg.setAttribute('style', 'width:260px;background:#fff'))
    const picture = await drawing.screenshot()
    await drawing.close()
    const uploads: string[] = []
    page.on('request', (request) => request.method() === 'POST' && uploads.push(request.url()))
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: '识别图片' }).focus()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles({ name: 'coupon.png', mimeType: 'image/png', buffer: picture })
    const verify = page.getByRole('button', { name: '确认核销' })
    await expect(verify).toBeFocused()
    expect(uploads).toEqual([])
    await page.keyboard.press('Enter')
    await expect(result(page).getByText(/已核销，凭证号 HX/)).toBeVisible()
    await expect(input(page)).toBeFocused()
    await fillBill(page)
    await input(page).focus()
    await page.keyboard.type(code.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(result(page).getByText(/由 周海宁 使用/)).toBeVisible()
    expect(await breaches(page)).toEqual([])
  },
)

test(
  'without a camera the dialog says so in words, and no camera is asked for before the press',
  { tag: '@whole' },
  async ({ browser }) => {
    const page = await counter(browser)
    await page.evaluate(() => {
      const devices = navigator.mediaDevices
      const watched = window as unknown as { asked: number }
      watched.asked = 0
      devices.getUserMedia = () => {
        watched.asked += 1
        return Promise.reject(new DOMException('no', 'NotFoundError'))
      }
    })
    const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
    expect(await asked()).toBe(0)
    await page.getByRole('button', { name: '摄像头扫码' }).click()
    await expect(page.getByRole('dialog').getByText(/未找到可用的摄像头/)).toBeVisible()
    expect(await asked()).toBe(1)
  },
)
