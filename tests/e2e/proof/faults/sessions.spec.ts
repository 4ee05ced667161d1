import { expect, type BrowserContext, type Page } from '@playwright/test'
import { figure } from '../figure.ts'
import { lookWhenStill, test, toastsOf, visitor, watch, type Ground, type Place } from './rig.ts'
import { pathOf, type Fault } from './server.ts'

/** Session calls still work; every other call is rejected. */
const SESSION = /\/member\/currentUser$|\/oauth\/(token|captcha)$|\/demo\//
const refusing =
  (status: number): Fault =>
  (request, response) => {
    if (SESSION.test(pathOf(request))) return false
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 4098, message: '登录已失效，请重新登录' }))
    return true
  }

const REASON = '您填写的内容已保存为本机草稿'

/** Pages that redirect a member away. */
const AUTH = ['/login', '/register', '/retrievePassword']
/** Pages that send no request with the forwarder's session, so it stays as it is. */
const QUIET = ['/test', '/business/tenderIssue', '/other', '/other/clause', '/tool/shipDate']

const tokensLeft = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /TOKEN/.test(key)).length)

/** Restores the stored session. */
async function restore(page: Page, { forwarder }: Ground): Promise<void> {
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, forwarder.origins[0]?.localStorage ?? [])
}

async function refuse(context: BrowserContext, ground: Ground, place: Place, status: number): Promise<void> {
  const { server } = ground
  const of = `${place.path}, HTTP ${status}`
  const { page, uncaught, documents } = await watch(context)
  const logins: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === '/login') logins.push(frame.url())
  })
  server.onCall = refusing(status)
  await page.goto(place.address)
  if (QUIET.includes(place.path)) {
    await lookWhenStill(page)
    expect
      .soft({ logins, tokens: await tokensLeft(page), toasts: await toastsOf(page) }, of)
      .toEqual({ logins: [], tokens: 2, toasts: [] })
  } else {
    // A member on a login page is redirected to the home page first, where the call is rejected.
    const reject = server.origin + (AUTH.includes(place.path) ? '/' : place.address)
    const wanted = `${server.origin}/login?reject=${encodeURIComponent(reject)}`
    await expect.soft(page, of).toHaveURL(wanted)
    await lookWhenStill(page)
    const own = new Set(logins.filter((url) => url.includes('reject=')))
    expect.soft({ logins: [...own], tokens: await tokensLeft(page) }, of).toEqual({ logins: [wanted], tokens: 0 })
    // Silent calls show no toast (Spec §8): then the login page gives the reason.
    expect.soft((await toastsOf(page)).length, `${of}: toasts`).toBeLessThanOrEqual(1)
    await expect.soft(page.getByText(REASON).first(), `${of}: says why`).toBeVisible()
  }
  expect.soft({ uncaught, documents: documents() }, of).toEqual({ uncaught: [], documents: 1 })
  server.onCall = undefined
  await restore(page, ground)
  await page.close()
}

async function refuseAll(
  context: BrowserContext,
  ground: Ground,
  places: readonly Place[],
  statuses: readonly number[],
) {
  for (const place of places) for (const status of statuses) await refuse(context, ground, place, status)
  figure(
    `${places.length} paths x ${statuses.length} answers 4098: ${places.length * statuses.length} cases, one way to login, told once, no token left`,
  )
}

test('a refused session ends once, whatever page asks', async ({ browser, ground }) => {
  const places = ground.places.filter(({ path }) =>
    ['/', '/business/myBid', '/business/tendering', '/tool/shipDate'].includes(path),
  )
  await refuseAll(await visitor(browser, ground, 'forwarder'), ground, places, [200, 401])
})

test('4098 on all 39 paths, in an answer of 200 and of 401', { tag: '@whole' }, async ({ browser, ground }) => {
  await refuseAll(await visitor(browser, ground, 'forwarder'), ground, ground.places, [200, 401])
})
