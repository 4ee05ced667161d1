import { expect } from '@playwright/test'
import { pause } from './driver.ts'
import { button, css, field, role, type Visitor } from './visitor.ts'
import { PASSWORD, test } from './world.ts'

const PICTURE = css('img[alt="带缺口的集装箱堆场图"]')

/** Solves the slider puzzle with real keys; the place of the gap is in the mock's picture (mock/README.md). */
async function solvePuzzle(visitor: Visitor): Promise<void> {
  await visitor.see(PICTURE)
  const src = (await visitor.driver.run(
    `() => document.querySelector('img[alt="带缺口的集装箱堆场图"]').src`,
    [],
  )) as string
  const x = Number(/translate\((\d+) \d+\)" fill="#0009"/.exec(decodeURIComponent(src))?.[1])
  await visitor.driver.run(`() => document.querySelector('[role=slider], input[type=range]').focus()`, [])
  await visitor.driver.press(Array.from({ length: Math.floor(x / 10) }, () => 'Shift+ArrowRight'))
  await visitor.driver.press(Array.from({ length: x % 10 }, () => 'ArrowRight'))
  // The server rejects slides that are too fast for a person.
  await pause(150)
  await visitor.driver.press(['Enter'])
}

for (const isPhone of [false, true])
  test(
    `registration of an enterprise, ${isPhone ? 'by touch on a phone' : 'with mouse and keys'}`,
    {
      tag: '@whole',
    },
    async ({ arrive }) => {
      const guest = await arrive({ isPhone })
      await guest.open('/register')
      await guest.tick(role('radio', undefined, 0))
      await guest.fill(field(/^手机号/), `1649${String(Date.now()).slice(-7)}`)
      await guest.press(button(/^获取验证码$/))
      await solvePuzzle(guest)
      await guest.press(button('填入验证码'))
      expect((await guest.see(field(/^短信验证码/))).value).toMatch(/^\d{6}$/)
      await guest.type(css('input[type="password"]'), PASSWORD)
      await guest.tick(role('checkbox'))
      await guest.press(css('form button[type="submit"]'))
      await guest.seeAddress(/\/subBaseInfo/)
    },
  )
