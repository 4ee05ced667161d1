import { expect } from '@playwright/test'
import { test } from './test.ts'
import { settled } from './inspect.ts'
import { startSampleBackend, type SampleBackend } from './sampleBackend.ts'

const DEMO_WORDS = /demo|pretend|mock|invented|演示|模拟市场|模拟微信|虚构|试用环境/i
const GUEST = [
  '/',
  '/login',
  '/login?tab=wechat',
  '/register',
  '/retrievePassword',
  '/test',
  '/other/about',
  '/other/contact',
  '/business/searchTender',
  '/business/market',
  '/business/newsList',
  '/coupon/couponCollectionCenter',
  '/tool/shipDate',
  '/tool/customs',
]
const MEMBER = ['/user/personalCenter', '/business/myTenderBid', '/business/myBid', '/coupon/myCoupon', '/user/invoice']

test.describe.configure({ mode: 'serial' })

let backend: SampleBackend
test.beforeAll(async () => {
  backend = await startSampleBackend(Number(process.env['E2E_SAMPLE_PORT']))
})
test.afterAll(() => void backend.server.close())

test('on a real back end nothing of a demonstration is asked, shown or left in the console', async ({ page }) => {
  const noise: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(String(error)))
  const look = async (address: string) => {
    await page.goto(address)
    await settled(page)
    const words = await page.locator('body').innerText()
    expect(words.match(DEMO_WORDS), `${address}: ${words.slice(0, 2000)}`).toBeNull()
  }
  for (const address of GUEST) await look(address)
  await page.goto('/login')
  await page.getByLabel('账号').first().fill('somebody')
  await page.locator('input[name="password"]').fill('Somebody2026')
  await page.locator('main form button[type="submit"]').click()
  await expect(page).not.toHaveURL(/\/login/)
  for (const address of MEMBER) await look(address)
  expect(backend.asked).toContain('POST /trading/oauth/token')
  expect(backend.asked.length).toBeGreaterThan(30)
  expect(backend.asked.filter((call) => call.includes('/demo/'))).toEqual([])
  expect(noise).toEqual([])
})
