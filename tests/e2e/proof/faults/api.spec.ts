import { expect, type BrowserContext } from '@playwright/test'
import { failedParts } from '../../sight.ts'
import { figure } from '../figure.ts'
import { expectWhole, lookWhenStill, test, visitor, watch, type Ground, type Place } from './rig.ts'
import { pathOf, type Fault } from './server.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

interface Envelope {
  data?: unknown
}

/** Empties the data if it is a list or a page of one. */
function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return []
  const isPage = typeof data === 'object' && data !== null && 'records' in data
  return isPage ? { ...data, records: [], total: 0, pages: 0 } : data
}

/** The eight ways in which a page's data does not arrive. */
const FAULTS: Record<string, Fault> = {
  'status 500': (_, response) => {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('broken')
    return true
  },
  'nothing behind': (_, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
    return true
  },
  reset: (request) => {
    request.socket.destroy()
    return true
  },
  'no answer': () => true,
  'a page instead of data': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>proxy</h1>')
    return true
  },
  'half an answer': (_, response) => {
    response.writeHead(200, JSON_TYPE).end('{"code":200,"data":{"records":[')
    return true
  },
  'null data': (_, response) => {
    response.writeHead(200, JSON_TYPE).end('{"code":200,"message":"","data":null}')
    return true
  },
  'empty lists': async (_, response, onward) => {
    const { status, body } = await onward()
    const envelope = JSON.parse(body.toString()) as Envelope
    response.writeHead(status, JSON_TYPE).end(JSON.stringify({ ...envelope, data: emptied(envelope.data) }))
    return true
  },
}

/** The session calls still work: only the page's own data fails. */
const SESSION = /\/member\/currentUser$|\/oauth\/token$/
/** Lists that fill selects, fetched silently, and what only the demo shows (Spec §4). */
const SILENT = /\/(province|country|dict)\/|\/demo\/|\/message\/unread$|\/freight\/reference$|\/oauth\/captcha$/
/** The workspace's menu counts by it beside every work page, and stands without; two pages show it themselves. */
const isOfMenu = (place: Place, path: string): boolean =>
  path.endsWith('/member/memCenter') && !/^\/user(\/personalCenter)?$/i.test(place.path)

/** Opens a URL while its calls fail, then repairs them; every part must load by retry, without a reload of the page. */
async function suffer(context: BrowserContext, { server }: Ground, place: Place, name: string): Promise<void> {
  const of = `${place.path}, ${name}`
  const fault = FAULTS[name]
  const failed: string[] = []
  const broken: Fault = (request, response, onward) => {
    const path = pathOf(request)
    if (SESSION.test(path)) return false
    if (!SILENT.test(path) && !isOfMenu(place, path)) failed.push(path)
    return fault?.(request, response, onward) ?? false
  }
  server.onCall = broken
  const { page, uncaught, documents, logins } = await watch(context)
  await page.goto(place.address)
  // The self-check requests its groups one after the other, each until its timeout.
  const seen = await lookWhenStill(page, place.path === '/test' ? 120_000 : undefined)
  expectWhole(seen, uncaught, of)
  expect.soft(seen.panels, `${of}: the page itself stands`).toBe(0)
  const isWithoutData = failed.length === 0 || place.path === '/test' || name === 'empty lists'
  if (!isWithoutData)
    expect.soft(seen.errors, `${of}: says so and can be asked again (${failed.join(' ')})`).toBeGreaterThan(0)

  server.onCall = undefined
  const retries = failedParts(page).getByRole('button')
  // One retry may load other parts too, so a button may be gone. What comes moves the next button: one that moves
  // between the pointer's down and up is not clicked.
  for (let turn = await retries.count(); turn > 0 && (await retries.count()) > 0; turn -= 1) {
    await retries
      .first()
      .click({ timeout: 10_000 })
      .catch(() => undefined)
    await lookWhenStill(page)
  }
  const after = await lookWhenStill(page)
  expect.soft(after.errors, `${of}: asking again brings it`).toBe(0)
  expectWhole(after, uncaught, `${of}, afterwards`)
  expect.soft(documents(), `${of}: without a reload`).toBe(1)
  if (place.as === 'forwarder') expect.soft(logins(), `${of}: a member is never sent to log in`).toBe(0)
  await page.close()
}

async function sufferAll(context: BrowserContext, ground: Ground, places: readonly Place[], names: readonly string[]) {
  for (const place of places) for (const name of names) await suffer(context, ground, place, name)
  figure(
    `${places.length} paths x ${names.length} faults of calls: ${places.length * names.length} cases, 0 blank, 0 uncaught`,
  )
}

for (const as of ['guest', 'forwarder'] as const) {
  test(`every page of a ${as} stands while its calls fail and comes by asking again`, async ({ browser, ground }) => {
    const places = ground.places.filter((place) => place.as === as)
    const context = await visitor(browser, ground, as)
    // Each page once; the `@whole` run tests every page with every fault.
    const quick = ['status 500', 'null data'] as const
    await sufferAll(
      context,
      ground,
      places.filter((_, at) => at % 2 === 0),
      [quick[0]],
    )
    await sufferAll(
      context,
      ground,
      places.filter((_, at) => at % 2 === 1),
      [quick[1]],
    )
  })

  for (const name of Object.keys(FAULTS))
    test(
      `${name}: every page of a ${as} stands and comes by asking again`,
      { tag: '@whole' },
      async ({ browser, ground }) => {
        const places = ground.places.filter((place) => place.as === as)
        await sufferAll(await visitor(browser, ground, as), ground, places, [name])
      },
    )
}
