import { beforeAll, describe, expect, test } from 'vitest'
import { CONTROLS, OPEN, READS } from '@mock/conformance/cases.ts'
import { CALLS } from '@mock/conformance/wire.ts'
import { permissionFor } from '@/contract/member/staff/calls.ts'
import type { Permission } from '@/contract/member/staff/permissions.ts'
import { ROLES } from '@/contract/member/staff/values.ts'
import { askInRole, openWorld, type World } from './ask.ts'

/** What the server says to a role that may not. */
const REFUSED = 'Your role cannot do this. Ask the owner of your company account'

/** TRADE part 10, by row: some of its calls, and who may: owner, buyer, approver, finance, operations, viewer. */
const ROWS: readonly (readonly [row: string, calls: string, may: string])[] = [
  ['draft tenders, quotes, listings', 'tender.saveDraft bid.saveDraft listing.saveDraft', 'x x - - x -'],
  ['publish, quote, award', 'tender.submit bid.submit tender.award listing.submit', 'x x - - - -'],
  ['confirm, call off', 'bid.confirm booking.request booking.accept', 'x x - - x -'],
  ['pay, refund', 'payment.create payment.refund payment.answerRefund', 'x - - x - -'],
  ['statement, credit', 'statement.confirmLines credit.request credit.grant', 'x - - x - -'],
  ['invoices, titles, coupons', 'invoice.request invoice.saveTitle coupon.apply couponBatch.submit', 'x - - x - -'],
  ['milestones, documents, additions', 'order.milestone order.saveDocument order.answerCharge', 'x x - - x -'],
  ['company data', 'member.updateMemberInfo certification.submit', 'x - - - - -'],
  [
    'staff',
    'staff.page staff.log staff.invite staff.change staff.saveLimits approval.saveRules staff.transferOwner',
    'x - - - - -',
  ],
  ['own messages', 'message.page message.read message.saveSettings', 'x x x x x x'],
  ['approving', 'approval.approve approval.reject staff.saveDeputy staff.removeDeputy', 'x - x - - -'],
  ['asking for approval of a tender', 'approval.request', 'x x - - - -'],
  ['approvals', 'approval.cancel approval.page approval.rules', 'x x x x x x'],
  ['prices and all lists', 'tender.page listing.page tender.minePage bid.minePage order.page', 'x x x x x x'],
  ['lists of money', 'invoice.page statement.page credit.page coupon.minePage', 'x x x x x x'],
  ['costs', 'rateSheet.page rateSheet.rows rateSheet.markups rateSheet.export', 'x x x x - x'],
]

/** The same of every call, by the permission it needs. */
const EXPECTED: Record<Permission, string> = {
  DRAFT: 'x x - - x -',
  DEAL: 'x x - - - -',
  CONFIRM: 'x x - - x -',
  PAY: 'x - - x - -',
  BILL: 'x - - x - -',
  FULFIL: 'x x - - x -',
  DECIDE: 'x - x - - -',
  MANAGE: 'x - - - - -',
  COSTS: 'x x x x - x',
  KEEP: 'x x x x x -',
  SELF: 'x x x x x x',
}

let world: World
beforeAll(async () => {
  world = await openWorld()
})

/** Who may, as the server answers; who may not is refused in words before all else and nothing is written. */
async function told(name: string): Promise<string> {
  const thing = world.things.trader
  const asOwner = await askInRole(world, name, thing, undefined)
  const marks: string[] = []
  for (const role of ROLES) {
    const { code, text, wrote } = await askInRole(world, name, thing, role)
    const isRefused = text.includes(REFUSED)
    marks.push(isRefused ? '-' : 'x')
    expect({ role, code }).toEqual({ role, code: isRefused ? 4003 : asOwner.code })
    expect(isRefused ? wrote : []).toEqual([])
  }
  return marks.join(' ')
}

describe('the table of roles', () => {
  test.each(ROWS)('%s', async (_row, calls, may) => {
    for (const name of calls.split(' ')) expect(`${name} ${await told(name)}`).toBe(`${name} ${may}`)
  })
})

describe('every call with a permission', () => {
  const known = CALLS.flatMap(({ name, path }) => {
    const permission = permissionFor(path)
    // Asking needs the permission of what is asked for, as the table above says.
    return permission && name !== 'approval.request' ? [{ name, permission }] : []
  })
  test.each(known)('$name needs $permission', async ({ name, permission }) => {
    expect(await told(name)).toBe(EXPECTED[permission])
  })
})

test('an account without a role is refused nothing by role', async () => {
  for (const { name } of CALLS) {
    if (CONTROLS.test(name) || name === 'auth.logout') continue
    expect((await askInRole(world, name, world.things.trader, undefined)).text).not.toContain(REFUSED)
  }
})

test('every call that writes for a signed-in person needs a permission', () => {
  const writes = CALLS.filter(
    ({ name, method }) => method === 'POST' && !OPEN.has(name) && !READS.has(name) && !CONTROLS.test(name),
  )
  expect(writes.filter(({ path }) => permissionFor(path) === undefined).map(({ name }) => name)).toEqual([])
  expect(writes.length).toBeGreaterThan(140)
})
