import { expect } from '@playwright/test'
import { scriptOf } from '../../built.ts'
import { test, visitor, watch } from './rig.ts'
import { pathOf } from './server.ts'

const PLACES = ['/other/clause', '/business/market', '/login']

test('a page opens whose end comes after its files, as on a slow line', async ({ browser, ground }) => {
  const { server } = ground
  const context = await visitor(browser, ground, 'guest')
  const { page, uncaught } = await watch(context)
  for (const path of PLACES) {
    // Its files are in the cache from the first visit.
    server.onFile = undefined
    await page.goto(path)
    await expect(page.locator('#root main h1')).toHaveCount(1)
    server.onFile = async (request, response, onward) => {
      if (pathOf(request) !== path) return false
      // To be cut, it comes whole and as it is written.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
        Reflect.deleteProperty(request.headers, name)
      const { status, headers, body } = await onward()
      const end = body.indexOf('<div id="root">')
      expect(end).toBeGreaterThan(0)
      response.writeHead(status, headers)
      response.write(body.subarray(0, end))
      setTimeout(() => response.end(body.subarray(end)), 1_500)
      return true
    }
    await page.goto(path)
    await expect(page.locator('#root main h1')).toHaveCount(1)
    await expect(page.locator('main h1')).toHaveCount(1)
  }
  expect(uncaught).toEqual([])
  await context.close()
})

test('without the texts of every page it says so', async ({ browser, ground }) => {
  const { server } = ground
  const texts = scriptOf('src/app/catalogues/zh-CN.ts')
  server.onFile = (request, response) => {
    if (pathOf(request) !== texts) return false
    response.writeHead(503).end()
    return true
  }
  const context = await visitor(browser, ground, 'guest')
  const { page } = await watch(context)
  await page.goto('/other/clause')
  await expect(page.getByText(/页面文件没有取到/)).toBeVisible()
  await context.close()
})
