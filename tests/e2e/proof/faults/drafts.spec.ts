import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { signIn } from '../../steps.ts'
import { ENDINGS, formsOf, restore, storedOf, type Form, type Stage } from './endings.ts'
import { figure } from '../figure.ts'
import { test, type Ground } from './rig.ts'

const typed = (name: string): string => `${name}·${Array.from(Date.now().toString(36)).join('·')}`

/** Opens the form, types, waits over a second, ends it, opens it again: the typed text must be restored. */
async function endAndReturn(stage: Stage, name: string, end: (stage: Stage) => Promise<Page>): Promise<[string, Page]> {
  const { page, form } = stage
  const words = typed(form.name)
  await page.goto(form.address)
  await form.field(page).fill(words)
  // A second by the page's clock: on a busy machine it may differ from the test's.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1100)))
  const next = await end(stage)
  await next.goto(form.address)
  await expect.soft(form.field(next), `${form.name}, ${name}`).toHaveValue(words)
  return [words, next]
}

async function open(
  browser: Browser,
  ground: Ground,
  account: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: ground.server.origin, locale: 'zh-CN', serviceWorkers: 'block' })
  await shiftable(context)
  const page = await context.newPage()
  await signIn(page, account)
  return { context, page }
}

/** A clock that the test can move. */
async function shiftable(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + Number(localStorage.getItem('shift') ?? 0)
  })
}

async function endAll(
  browser: Browser,
  ground: Ground,
  forms: readonly Form[],
  endings: readonly string[],
): Promise<void> {
  for (const form of forms) {
    const { context, page: first } = await open(browser, ground, form.as)
    const stored = await storedOf(first)
    let page = first
    let words = ''
    for (const name of endings) {
      const end = ENDINGS[name]
      if (end) [words, page] = await endAndReturn({ ground, context, page, form, stored }, name, end)
    }
    // The same browser with another account: it must not see the draft.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/TOKEN/.test(key)) localStorage.removeItem(key)
    })
    await signIn(page, form.other)
    await page.goto(form.address)
    await expect(page.locator('main h1')).toHaveCount(1)
    await page.waitForTimeout(800)
    const seen = await page.evaluate(() => [
      document.body.innerText,
      ...Array.from(document.querySelectorAll('input, textarea'), (field) => (field as HTMLInputElement).value),
    ])
    expect
      .soft(
        seen.filter((text) => text.includes(words)),
        `${form.name}: seen by ${form.other}`,
      )
      .toEqual([])
    await context.close()
  }
  figure(
    `${forms.length} forms x ${endings.length} endings: ${forms.length * endings.length} drafts, 0 lost, 0 seen by another member`,
  )
}

test('what was typed outlives the end of the session and a reload', async ({ browser, ground }) => {
  const forms = formsOf(ground).filter(({ name }) => name === 'tender')
  await endAll(browser, ground, forms, ['the session is refused', 'reload'])
})

test('what was typed outlives every ending of every form', { tag: '@whole' }, async ({ browser, ground }) =>
  endAll(browser, ground, formsOf(ground), Object.keys(ENDINGS)),
)

/** The browser process with this user data folder. */
function processOf(folder: string): number {
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const words = readFileSync(`/proc/${entry}/cmdline`, 'utf8')
      if (words.includes(`--user-data-dir=${folder}`) && !words.includes('--type=')) return Number(entry)
    } catch {
      // The process has ended meanwhile.
    }
  throw new Error('no browser found')
}

test(
  'what was typed outlives a browser that is killed',
  { tag: '@whole' },
  async ({ browser, ground }, { project }) => {
    const { launchOptions } = project.use
    for (const form of formsOf(ground)) {
      const { context: lent, page: lender } = await open(browser, ground, form.as)
      const stored = await storedOf(lender)
      await lent.close()
      const folder = await mkdtemp(join(tmpdir(), 'cangtong-'))
      const launch = async () => {
        const context = await chromium.launchPersistentContext(folder, {
          ...launchOptions,
          baseURL: ground.server.origin,
          locale: 'zh-CN',
        })
        const page = await context.newPage()
        await page.goto('/boot.js')
        await restore(page, stored)
        return { context, page }
      }
      const { context, page } = await launch()
      await endAndReturn({ ground, context, page, form, stored }, 'killed', async () => {
        const closed = context.waitForEvent('close')
        process.kill(processOf(folder), 'SIGKILL')
        await closed
        return (await launch()).page
      }).then(async ([, next]) => next.context().close())
      rmSync(folder, { recursive: true, force: true })
    }
    figure(`${formsOf(ground).length} forms x 1 killed browser: 0 drafts lost`)
  },
)
