import { describe, expect, test } from 'vitest'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import { chainOf, limitOf } from '@/contract/member/approval/rules.ts'
import type { Tier } from '@/contract/member/approval/schemas.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { newRequestNo } from '../../support/market.ts'
import { must, openOffice } from './support.ts'

const TIERS: Tier[] = [
  { upTo: '150000', chain: [] },
  { upTo: '800000', chain: ['APPROVER'] },
  { chain: ['APPROVER', 'OWNER'] },
]

describe('tiers', () => {
  test.each([
    ['150001', ['APPROVER']],
    ['800000', ['APPROVER']],
    ['800000.01', ['APPROVER', 'OWNER']],
  ])('ask for CNY %s: %s', (cny, chain) => {
    expect(chainOf(TIERS, cny)).toEqual(chain)
  })

  test('say up to where a person is alone, unless it has a limit of its own or is an owner', () => {
    expect(limitOf(undefined, TIERS, false)).toBe('150000')
    expect(limitOf('2000', TIERS, false)).toBe('2000')
    expect(limitOf(undefined, TIERS, true)).toBeUndefined()
    expect(limitOf('2000', TIERS, true)).toBe('2000')
    expect(limitOf(undefined, [], false)).toBeUndefined()
    expect(limitOf(undefined, [{ chain: ['OWNER'] }], false)).toBe('0')
  })

  test('ask the first who decides above a limit that is lower than theirs, or an approver without tiers', () => {
    expect(chainOf(TIERS, '2001')).toEqual(['APPROVER'])
    expect(chainOf([], '2001')).toEqual(['APPROVER'])
  })
})

test('tiers are saved whole, rise, and are written over only as seen', async () => {
  const office = await openOffice()
  const token = await office.owner()
  const save = async (tiers: Tier[], version: number) =>
    office.market.call(
      approvalEndpoints.saveRules,
      { tiers: { PAY: tiers }, version, requestNo: newRequestNo() },
      { token },
    )
  expect(must(await office.market.call(approvalEndpoints.rules, {}, { token }))).toEqual({ tiers: {}, version: 0 })
  const wrong = await save([{ upTo: '800', chain: [] }, { upTo: '200', chain: [] }, { chain: [] }], 0)
  expect([wrong.code, JSON.stringify(wrong.data)]).toEqual([4001, expect.stringContaining('tiers.PAY.1.upTo')])
  expect(
    must(
      await save(
        [
          { upTo: '800', chain: [] },
          { upTo: '900', chain: ['OWNER'] },
        ],
        0,
      ),
    ),
  ).toEqual({
    tiers: { PAY: [{ upTo: '800', chain: [] }, { chain: ['OWNER'] }] },
    version: 1,
  })
  expect((await save([], 0)).code).toBe(4009)
  expect(must(await save([], 1))).toEqual({ tiers: {}, version: 2 })
})

test('without limits and tiers nobody is told any', async () => {
  const office = await openOffice()
  for (const token of [await office.owner(), await office.person('BUYER'), await office.person('FINANCE')])
    expect('limits' in must(await office.market.call(memberEndpoints.currentUser, {}, { token }))).toBe(false)
})
