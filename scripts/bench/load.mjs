// Browser cost of many rows, a sheet of 5,000 rows, and two hundred page changes. Times in milliseconds, memory in MB.
import { memory, median, openPage, scrollFrames, slowestInput } from './probe.mjs'

const MANY = 10_000
const FEW = 10

/** Makes the tender search find `total` tenders and return as many rows as requested. */
async function widen(page, total) {
  await page.route('**/trading-api/trading/api/tender/page*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const { records } = body.data
    const size = Math.min(total, Number(new URL(route.request().url()).searchParams.get('size') ?? 10))
    body.data.total = total
    body.data.records = Array.from({ length: size }, (_, at) => ({ ...records[at % records.length], id: `many${at}` }))
    await route.fulfill({ response: answer, json: body })
  })
}

/** Time until the tender search shows ten and ten thousand results; typing and scrolling in the longer list. */
export async function rowsOf(browser, server) {
  const shown = async (total) => {
    const times = []
    for (let turn = 0; turn < 5; turn += 1) {
      const { context, page } = await openPage(browser)
      await widen(page, total)
      await page.goto(`${server.origin}/business/searchTender`)
      await page.locator('main tbody tr').first().waitFor()
      times.push(await page.evaluate(() => performance.now()))
      await context.close()
    }
    return median(times)
  }
  const few = await shown(FEW)
  const many = await shown(MANY)
  const { context, page } = await openPage(browser, { cpu: 4 })
  await widen(page, MANY)
  await page.goto(`${server.origin}/business/searchTender?size=100`)
  await page.locator('main tbody tr').nth(50).waitFor()
  const typing = await slowestInput(page, async () => {
    await page.getByRole('combobox').first().click()
    await page.keyboard.type('shanghai', { delay: 60 })
  })
  const { frames, late } = await scrollFrames(page)
  await context.close()
  return {
    'rows 10000 / 10': Number((many / few).toFixed(2)),
    'typing ms': typing,
    'late frames': `${late} of ${frames}`,
  }
}

/** Pastes 5,000 rows into the listing import: the slowest input while they are read, and the time until the result. */
export async function sheetOf(browser, server, state) {
  const { context, page } = await openPage(browser, { state, cpu: 4 })
  await page.goto(`${server.origin}/business/myMarket`)
  await page.getByRole('button', { name: '表格导入' }).click()
  const head = ['Kind', 'Title', 'POL', 'POD', 'Container', 'Qty', 'OFR']
  const lines = Array.from({ length: 5000 }, (_, at) => [
    'Rate',
    `Row ${at}`,
    'CNSHA',
    'USLAX',
    '40HQ',
    '10',
    `${1500 + (at % 500)}`,
  ])
  const text = [head, ...lines].map((cells) => cells.join('\t')).join('\n')
  const begun = Date.now()
  const dialog = page.getByRole('dialog')
  const input = await slowestInput(page, async () => {
    const chooser = page.waitForEvent('filechooser')
    await dialog
      .locator('input[type="file"]')
      .first()
      .evaluate((one) => one.click())
    await (
      await chooser
    ).setFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text.replaceAll('\t', ',')) })
    for (let turn = 0; turn < 20; turn += 1) await page.keyboard.press('Shift')
    await dialog
      .getByText(/5,?000/)
      .first()
      .waitFor()
  })
  const took = Date.now() - begun
  await context.close()
  return { 'sheet of 5000 ms': took, 'input meanwhile ms': input }
}

const ROUND = ['/business/searchTender', '/business/market', '/tool/shipDate', '/business/newsList', '/other']

/** Two hundred page changes through the menus: growth of memory, elements and listeners. */
export async function longRun(browser, server) {
  const { context, page, cdp } = await openPage(browser)
  await page.goto(`${server.origin}/`)
  const change = async (path) => {
    await page.evaluate((to) => document.querySelector(`a[href="${to}"]`)?.click(), path)
    await page.waitForURL(`**${path}`)
    await page.locator('main h1').first().waitFor()
  }
  for (const path of ROUND) await change(path)
  await page.waitForTimeout(500)
  const before = await memory(cdp)
  for (let turn = 0; turn < 200; turn += 1) await change(ROUND[turn % ROUND.length])
  await page.waitForTimeout(500)
  const after = await memory(cdp)
  await context.close()
  return {
    'MB after 200 changes': Number((after.mb - before.mb).toFixed(1)),
    'elements +': after.nodes - before.nodes,
    'listeners +': after.listeners - before.listeners,
  }
}
