import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import type { Engine } from './driver.ts'
import { firefox } from './firefox.ts'
import { css, field, Visitor } from './visitor.ts'
import { webkit } from './webkit.ts'

/** Password of every demo account (mock/README.md). */
export const PASSWORD = 'Cangtong2026'

interface Party {
  /** Demo account to log in; none for a guest. */
  account?: string
  locale?: 'zh-CN' | 'en-US'
  isPhone?: boolean
}

interface World {
  /** Opens a browser for somebody. All are closed after the walk, and none may have complained. */
  arrive: (party?: Party) => Promise<Visitor>
}

/** Logs a demo account in through the page. */
async function logIn(visitor: Visitor, account: string): Promise<void> {
  await visitor.open('/login')
  await visitor.fill(field(/^(账号|Account)/), account)
  await visitor.fill(css('input[type="password"]'), PASSWORD)
  await visitor.press(css('form button[type="submit"]'))
  await visitor.until('being logged in', async () =>
    (await visitor.address()).startsWith('/login') ? undefined : true,
  )
}

/** Chooses the language before the first page. */
async function speak({ driver, until }: Visitor, locale: string): Promise<void> {
  await driver.open('/robots.txt')
  const task = `(locale) => location.pathname === '/robots.txt' && (localStorage.setItem('umi_locale', locale), true)`
  await until('the first answer', async () => ((await driver.run(task, [locale])) === true ? true : undefined))
}

export const test = base.extend<World, { engine: Engine }>({
  engine: [
    async ({ browserName }, lend) => {
      const engine = await (browserName === 'firefox' ? firefox() : webkit())
      await lend(engine)
      await engine.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  arrive: async ({ engine, baseURL }, lend, info) => {
    const here: Visitor[] = []
    await lend(async ({ account, locale = 'zh-CN', isPhone = false } = {}) => {
      const visitor = new Visitor(await engine.visit(baseURL ?? '', isPhone), account ?? 'guest', isPhone)
      here.push(visitor)
      await speak(visitor, locale)
      if (account !== undefined) await logIn(visitor, account)
      return visitor
    })
    const isGood = info.status === info.expectedStatus
    for (const { driver, name } of here) {
      if (!isGood) await writeFile(info.outputPath(`${name}.png`), await driver.picture())
      await driver.close()
    }
    for (const { driver, name } of here) {
      const said = driver.complaints()
      if (isGood) expect(said, `${name} complained`).toEqual([])
      else if (said.length > 0) await writeFile(info.outputPath(`${name}.txt`), said.join('\n'))
    }
  },
})
