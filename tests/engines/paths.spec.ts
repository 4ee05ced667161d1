import { expect } from '@playwright/test'
import { ownerAddresses } from '../e2e/ownerPaths.ts'
import { css, type Visitor } from './visitor.ts'
import { test } from './world.ts'

const LOADING = '() => [...document.querySelectorAll(\'main [aria-busy="true"]\')].length'

/** Looks at the open page in both widths: a heading, nothing that goes on loading, nothing wider than the window. */
async function look(visitor: Visitor, address: string): Promise<void> {
  await visitor.see(css('#root main h1'))
  await visitor.until(`${address} to be loaded`, async () =>
    (await visitor.driver.run(LOADING, [])) === 0 ? true : undefined,
  )
  expect.soft(await visitor.overflow(), `${address} is too wide`).toBeLessThanOrEqual(0)
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
