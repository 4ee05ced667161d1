import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Browser, type ElementHandle, type KeyInput } from 'puppeteer-core'
import type { Driver, Engine } from './driver.ts'
import { PHONE, WIDE } from './driver.ts'
import { listenInPage } from './ears.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

async function visit(browser: Browser, base: string, isPhone: boolean): Promise<Driver> {
  const context = await browser.createBrowserContext()
  // A window of its own: a tab behind another counts as hidden, and what polls would stop.
  const page = await context.newPage({ type: 'window' })
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`))
  await page.evaluateOnNewDocument(listenInPage, '', false)
  await page.setViewport(isPhone ? PHONE : WIDE)
  return {
    open: async (address) => {
      await page.goto(base + address, { waitUntil: 'domcontentloaded', timeout: 60_000 })
    },
    run: async (task, args) => page.evaluate(`(${task})(...${JSON.stringify(args)})`),
    click: async ({ x, y }) => page.mouse.click(x, y),
    tap: async ({ x, y }) => page.touchscreen.tap(x, y),
    press: async (keys) => {
      for (const key of keys) {
        const [last = '', ...held] = key === '+' ? [key] : key.split('+').toReversed()
        for (const one of held) await page.keyboard.down(one as KeyInput)
        await page.keyboard.press(last as KeyInput)
        for (const one of held) await page.keyboard.up(one as KeyInput)
      }
    },
    setFiles: async (css, paths) => {
      const input = (await page.$(css)) as ElementHandle<HTMLInputElement> | null
      await input?.uploadFile(...paths)
    },
    resize: async (size) => page.setViewport(size),
    complaints: () => complaints,
    picture: async () => Buffer.from(await page.screenshot()),
    close: async () => context.close(),
  }
}

/** Starts Firefox; it is spoken to over WebDriver BiDi. */
export async function firefox(): Promise<Engine> {
  const executablePath = PLACES.find((place) => existsSync(place))
  if (!executablePath) throw new Error('Firefox is not installed: apt-get install firefox-esr')
  const downloads = await mkdtemp(join(tmpdir(), 'engines-firefox-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Asia/Shanghai' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN, zh',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      // A saved PDF is not shown in a tab of its own.
      'browser.download.open_pdf_attachments_inline': false,
      // Touch as on a phone, for the walks that tap.
      'dom.w3c_touch_events.enabled': 1,
    },
  })
  return {
    version: await browser.version(),
    downloads,
    visit: async (base, isPhone) => visit(browser, base, isPhone),
    end: async () => {
      await browser.close()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}
