// The longest tender allowed: quoting its fifty lanes, and comparing the quotes. Times in milliseconds.
import { sampleLane, sampleTender } from '../sampleTender.mjs'
import { openPage, scrollFrames, slowestInput } from './probe.mjs'

const LANES = 50
const PORTS = ['USLAX', 'NLRTM', 'DEHAM', 'SGSIN', 'USNYC']
const DAY_MS = 86_400_000
let intents = 0

/** Returns a function that sends calls with the token from the browser storage. */
async function memberOf(browser, server, state) {
  const { context, page } = await openPage(browser, { state })
  const asked = page.waitForRequest((request) => request.headers()['token'] !== undefined)
  await page.goto(`${server.origin}/user/personalCenter`)
  const { token } = (await asked).headers()
  await context.close()
  return async (path, body) => {
    const request = body && {
      method: 'POST',
      body: JSON.stringify({ ...body, requestNo: `bench-${Date.now()}-${(intents += 1)}` }),
    }
    const headers = { token, 'content-type': 'application/json' }
    const answer = await fetch(`${server.origin}/trading-api/trading/api/${path}`, { headers, ...request })
    const { code, data, message } = await answer.json()
    if (code !== 200) throw new Error(`${path}: ${message} ${JSON.stringify(data)}`)
    return data
  }
}

const draftAt = (now) =>
  sampleTender(now, {
    title: `${LANES} lanes`,
    quoting: 'OPEN',
    deadline: new Date(now + DAY_MS).toISOString(),
    requiredCharges: ['OFR', 'DOC', 'OTHC', 'SEAL'],
    lanes: Array.from({ length: LANES }, (_, at) =>
      sampleLane(now, { laneNo: at + 1, pod: PORTS[at % PORTS.length], ready: 4, sailing: [7, 14] }),
    ),
  })

/** Publishes the tender and waits until the reviewer has approved it. */
async function publish(trader) {
  const { marketNow } = await trader('demo/state')
  const { id } = await trader('tender/submit', { draft: draftAt(Date.parse(marketNow)) })
  for (;;) {
    const tender = await trader(`tender/detail?id=${id}`)
    if (tender.status === 'QUOTING') return tender
    await new Promise((done) => setTimeout(done, 500))
  }
}

/** Quotes the first lane, copies it to the others, and sends; returns the slowest inputs and the sent bid. */
async function quote(browser, server, state, tender) {
  const { context, page } = await openPage(browser, { state, cpu: 4 })
  await page.goto(`${server.origin}/business/quote?tenderId=${tender.id}`)
  const price = (code) => page.getByRole('textbox', { name: new RegExp(`^${code} .*单价`) })
  await price('OFR').waitFor()
  const typing = await slowestInput(page, async () => {
    for (const code of tender.requiredCharges) {
      await price(code).click()
      await page.keyboard.type('1850', { delay: 80 })
    }
    await page.getByRole('textbox', { name: /^航程/ }).fill('16')
  })
  const filling = await slowestInput(page, async () => {
    await page.getByRole('checkbox', { name: '选择全部航线' }).click()
    await page.getByRole('button', { name: /^套用航线 1$/ }).click()
    await page.getByText(`已完成 ${LANES} / ${LANES} 条航线`).first().waitFor()
  })
  const again = await slowestInput(page, async () => {
    await price('OFR').click()
    await page.keyboard.type('99', { delay: 80 })
  })
  const sent = page.waitForRequest((request) => request.url().endsWith('/bid/submit'))
  await page.getByRole('button', { name: '提交报价' }).click()
  const { bid } = (await sent).postDataJSON()
  await page.getByRole('heading', { name: '报价回执' }).waitFor()
  await context.close()
  return { typing: Math.max(typing, again), filling, bid }
}

/** Notes in a page when the number of its rows last changed: files of other pages are fetched long after that. */
function noteRows() {
  let known = 0
  globalThis.rowsAt = 0
  new MutationObserver(() => {
    const count = document.querySelectorAll('main tr').length
    if (count !== known) globalThis.rowsAt = performance.now()
    known = count
  }).observe(document, { childList: true, subtree: true })
}

/** Opens the comparison of the quotes on fifty lanes: when all rows stand, rows, and late frames while scrolling. */
async function compare(browser, server, state, tender) {
  const { context, page } = await openPage(browser, { state, cpu: 4 })
  await page.addInitScript(noteRows)
  await page.goto(`${server.origin}/business/myTenderBid?tenderId=${tender.id}`)
  await page.locator('main table').first().waitFor()
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  const stands = await page.evaluate(() => globalThis.rowsAt)
  const rows = await page.locator('main tr').count()
  const { frames, late } = await scrollFrames(page)
  await context.close()
  return { stands, rows, late: `${late} of ${frames}` }
}

/** Fifty lanes quoted and compared in one browser with 4x CPU throttling. */
export async function matrixOf(browser, server, { trader, forwarder, forwarder2 }) {
  const buyer = await memberOf(browser, server, trader)
  const other = await memberOf(browser, server, forwarder2)
  const tender = await publish(buyer)
  const { typing, filling, bid } = await quote(browser, server, forwarder, tender)
  await other('bid/submit', { bid })
  // The bids are opened at the deadline.
  await buyer('demo/clock', { advanceMs: DAY_MS })
  const { stands, rows, late } = await compare(browser, server, trader, tender)
  return {
    'typing into a quote of 50 lanes ms': typing,
    'filling 50 lanes from one ms': filling,
    'comparison stands ms': Math.round(stands),
    'its table rows': rows,
    'late frames': late,
  }
}
