import { expect } from '@playwright/test'
import { ownerAddresses } from '../e2e/ownerPaths.ts'
import { css, type Visitor } from './visitor.ts'
import { test } from './world.ts'

const LOADING = '() => [...document.querySelectorAll(\'main [aria-busy="true"]\')].length'

/** List items that are higher than the one thing laid out in them: WebKit gives a marker a line of its own. */
const TALL = `() => [...document.querySelectorAll('li')].filter((item) => {
  const [only] = item.children
  if (!only || item.childNodes.length !== 1 || only.offsetHeight === 0) return false
  const [around, inside] = [getComputedStyle(item), getComputedStyle(only)]
  if (around.display !== 'list-item' || inside.display.startsWith('inline') || inside.position === 'absolute') return false
  const more = [around.paddingTop, around.paddingBottom, inside.marginTop, inside.marginBottom]
  return item.clientHeight > only.offsetHeight + more.reduce((sum, one) => sum + parseFloat(one), 0) + 8
}).map((item) => item.textContent.slice(0, 40))`

/** Looks at the open page: a heading, nothing that goes on loading, nothing too wide, no list drawn too high. */
async function look(visitor: Visitor, address: string): Promise<void> {
  await visitor.see(css('#root main h1'))
  await visitor.until(`${address} to be loaded`, async () =>
    (await visitor.driver.run(LOADING, [])) === 0 ? true : undefined,
  )
  expect.soft(await visitor.overflow(), `${address} is too wide`).toBeLessThanOrEqual(0)
  expect.soft(await visitor.driver.run(TALL, []), `${address} has items that are too high`).toEqual([])
  expect.soft(visitor.driver.complaints().splice(0), address).toEqual([])
}

for (const [tag, step] of [
  ['@smoke', 5],
  ['@whole', 1],
] as const)
  test(`paths of the owner, ${tag === '@smoke' ? 'every fifth' : 'all 39'}`, { tag }, async ({ arrive, request }) => {
    const [guest, member] = [await arrive({ isPhone: true }), await arrive({ account: 'forwarder' })]
    for (const [at, { address, as }] of (await ownerAddresses(request)).entries()) {
      if (at % step > 0) continue
      const who = as === 'guest' ? guest : member
      await who.open(address)
      await look(who, address)
    }
  })
