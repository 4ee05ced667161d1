import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { banners, waiting } from './sight.ts'
import type { Ears } from './steps.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Axe {
  run: (
    scope: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[] }>
}
interface Watched {
  axe?: Axe
  breaches?: string[]
}

/** Records every violation of the content security policy from the first script on. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched
    watched.breaches = []
    document.addEventListener('securitypolicyviolation', (event) => {
      watched.breaches?.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
}

/** Waits until a page is loaded: its own heading, one header, no loading state. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(banners(page)).toHaveCount(1)
  await expect(async () => {
    // Scroll through the page, so that lazily rendered parts load too.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
        window.scrollTo(0, top)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
    })
    expect(await waiting(page).count()).toBe(0)
  }).toPass({ timeout: 15_000 })
  // Back to the top, so that sticky bars do not cover what is measured.
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Returns the WCAG 2.2 AA findings of axe-core, one line per element. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => (window as Watched).axe !== undefined))) await page.evaluate(axeSource)
  // At the top, so that no target is half under a sticky bar.
  await page.evaluate(() => window.scrollTo(0, 0))
  return page.evaluate(async (tags) => {
    const { axe } = window as Watched
    if (!axe) return ['axe is missing']
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} ${node.target.join(' ')}: ${node.failureSummary.replaceAll('\n', ' ').slice(0, 240)}`),
    )
  }, TAGS)
}

/** Returns the visible Chinese words of the page, outside parts marked as another language. */
export async function hanOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const han = /\p{Script=Han}+/gu
    const found = new Set<string>()
    const note = (text: string | null) => {
      for (const word of text?.match(han) ?? []) found.add(word)
    }
    const isOther = (element: Element | null) => element?.closest('[lang]:not(html):not([lang^="en"]), script, style')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isOther(node.parentElement) && node.parentElement?.checkVisibility()) note(node.textContent)
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (!isOther(element))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) note(element.getAttribute(name))
    note(document.title)
    return [...found]
  })
}

/** Reference data with names in both languages: its Chinese names must not appear on an English page. */
const REFERENCE = /\/(dict|port|country|province|carrier|freight|reference|surcharge)/i

/** Returns the Chinese words on the page that are not user data. */
export async function untranslated(page: Page, { bodies }: Ears): Promise<string[]> {
  const data = bodies
    .filter(({ url }) => !REFERENCE.test(url))
    .map(({ text }) => text)
    .join('\n')
  return (await hanOnPage(page)).filter((word) => !data.includes(word))
}

/** Returns the policy violations since the document was opened. */
export async function breaches(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Watched).breaches ?? ['not watched'])
}

/** Checks what holds for every page; `what` names the page in failures. */
export async function inspectPage(page: Page, ears: Ears, what: string, locale: 'zh-CN' | 'en-US'): Promise<void> {
  await settled(page)
  const of = (part: string) => `${what}: ${part}`
  expect.soft(await axeFindings(page), of('axe')).toEqual([])
  await expect.soft(page.locator('h1'), of('h1')).toHaveCount(1)
  await expect.soft(page.getByRole('banner'), of('header')).toHaveCount(1)
  await expect.soft(page, of('title')).toHaveTitle(locale === 'zh-CN' ? /仓通/ : /Cangtong/)
  await expect.soft(page.locator('html'), of('lang')).toHaveAttribute('lang', locale)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, of('pixels too wide')).toBeLessThanOrEqual(0)
  expect.soft(await breaches(page), of('policy')).toEqual([])
  if (locale === 'en-US') expect.soft(await untranslated(page, ears), of('untranslated')).toEqual([])
  expect.soft(ears.complaints.splice(0), of('console')).toEqual([])
}

/** Opens a URL and inspects the page. */
export async function inspectAt(page: Page, ears: Ears, address: string, locale: 'zh-CN' | 'en-US'): Promise<void> {
  await page.goto(address)
  await inspectPage(page, ears, address, locale)
}
