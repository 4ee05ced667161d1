// Measurements in one browser: bytes, paints, transitions, input, memory. All times are milliseconds.
import { chromium } from '@playwright/test'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
/** A phone on a slow connection, as in Lighthouse: 1.6 Mbit/s, 150 ms, 4x CPU throttling. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

export const openBrowser = () => chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGS })

/** A page in a context of its own; `slow` simulates the network of a phone, `cpu` throttles the processor. */
export async function openPage(browser, { state, cpu = 1, slow = false } = {}) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    ...(state && { storageState: state }),
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (slow) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW)
  }
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { context, page, cdp }
}

const seen = (page) =>
  page.waitForFunction(
    () =>
      document.querySelectorAll('main h1').length > 0 &&
      !document.querySelector('main [aria-busy="true"], main .ct-skeleton'),
  )

/** Script bytes (compressed), files and paints of a cold and a second visit. */
export async function visit(browser, server, path, options) {
  const { context, page } = await openPage(browser, options)
  const scripts = new Set()
  let requests = 0
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (['document', 'script', 'stylesheet'].includes(kind)) requests += 1
    if (kind === 'script') scripts.add(response.url())
  })
  const paints = async () => {
    await page.goto(server.origin + path, { waitUntil: 'load' })
    await seen(page)
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
    return page.evaluate(
      () =>
        new Promise((done) => {
          const last = { lcp: 0, cls: 0, blocked: 0 }
          const watch = (type, add) =>
            new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
          watch('largest-contentful-paint', (entry) => (last.lcp = entry.startTime))
          watch('layout-shift', (entry) => (last.cls += entry.hadRecentInput ? 0 : entry.value))
          watch('longtask', (entry) => (last.blocked += Math.max(0, entry.duration - 50)))
          const [first] = performance.getEntriesByName('first-contentful-paint')
          setTimeout(() => done({ fcp: first?.startTime ?? 0, ...last }), 300)
        }),
    )
  }
  const cold = await paints()
  const bytes = [...scripts].reduce((total, address) => total + server.weight(address), 0)
  const files = requests
  const again = await paints()
  await context.close()
  return { kb: Math.round(bytes / 102.4) / 10, requests: files, ...cold, again: again.fcp }
}

/**
 * Time from a click on a link until another heading is painted: the first time, and the median of five more. With
 * `hoverMs` the pointer rests on the link for that time before, so prefetching counts.
 */
export async function transition(browser, server, from, link, { hoverMs = 0, ...options } = {}) {
  const { context, page } = await openPage(browser, options)
  await page.goto(server.origin + from, { waitUntil: 'load' })
  await seen(page)
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  const go = () =>
    page.evaluate(
      (selector) =>
        new Promise((done, fail) => {
          const heading = () => document.querySelector('main h1')?.textContent
          const before = heading()
          const begun = performance.now()
          const look = () => {
            const now = heading()
            if (now && now !== before)
              // After the frame that shows it.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel()
                port1.addEventListener('message', () => done(performance.now() - begun))
                port1.start()
                port2.postMessage(0)
              })
            else requestAnimationFrame(look)
          }
          const target = document.querySelector(selector)
          if (!target) return fail(new Error(`no ${selector}`))
          target.click()
          look()
        }),
      link,
    )
  if (hoverMs > 0) {
    await page.locator(link).first().hover()
    await page.waitForTimeout(hoverMs)
  }
  const cold = await go()
  const warm = []
  for (let turn = 0; turn < 5; turn += 1) {
    await page.goBack()
    await page.waitForTimeout(400)
    warm.push(await go())
    await page.waitForTimeout(200)
  }
  await context.close()
  return { cold, warm: median(warm) }
}

/** The longest time from an input to the next paint while `act` runs (Event Timing, steps of 8 ms). */
export async function slowestInput(page, act) {
  await page.evaluate(() => {
    window.slowest = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.slowest = Math.max(window.slowest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  await act()
  await page.waitForTimeout(500)
  return page.evaluate(() => window.slowest)
}

/** Scrolls to the end in steps; returns the number of frames and of those that took longer than 33 ms. */
export async function scrollFrames(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const times = []
        const end = document.documentElement.scrollHeight - window.innerHeight
        const step = (time) => {
          times.push(time)
          window.scrollBy(0, Math.max(60, end / 120))
          if (times.length < 120) requestAnimationFrame(step)
          else {
            const gaps = times.slice(1).map((one, at) => one - times[at])
            done({ frames: gaps.length, late: gaps.filter((gap) => gap > 33).length })
          }
        }
        requestAnimationFrame(step)
      }),
  )
}

/** Bytes in use after a garbage collection, elements and listeners. */
export async function memory(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name) => metrics.find((one) => one.name === name)?.value ?? 0
  return { mb: of('JSHeapUsedSize') / 1_048_576, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
