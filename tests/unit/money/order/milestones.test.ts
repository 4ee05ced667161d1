import { describe, expect, test } from 'vitest'
import { hasReached, milestonesOf, milestonesToCome, stageOf, type Shipped } from '@/contract/money/order/milestones.ts'
import { checkMilestone } from '@/contract/money/order/rules.ts'
import { MILESTONES, type Milestone } from '@/contract/money/order/values.ts'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'

const BOX = { boxes: [{ isoCode: '45G1', qty: 1 }] }
const LOOSE = { boxes: [], loose: { pieces: 1, grossKg: '1', cbm: '1' } }
const by = (mode: Shipped['mode']): Shipped => ({ mode, lanes: [BOX] })
const at = (code: Milestone) => ({ code, at: '2026-11-20T00:00:00Z', reportedAt: '2026-11-20T00:00:00Z' })

describe('the milestones of an order', () => {
  test.each(TRANSPORT_MODES)('by %s are loaded, depart and arrive once, in this order', (mode) => {
    const stages = milestonesOf(by(mode)).flatMap((code) => stageOf(code) ?? [])
    expect(stages).toEqual(['loaded', 'departed', 'arrived'])
  })

  test('have no code that no mode has, and each mode its own', () => {
    const used = new Set(TRANSPORT_MODES.flatMap((mode) => milestonesOf(by(mode))))
    expect(MILESTONES.filter((code) => !used.has(code))).toEqual([])
    for (const mode of ['AIR', 'TRUCK', 'LCL'] as const)
      expect(milestonesOf(by(mode)).filter((code) => ['EPRL', 'STSP', 'GITM', 'RCVE'].includes(code))).toEqual([])
    expect(milestonesOf(by('AIR'))).not.toContain('LOBD')
    expect(milestonesOf(by('LCL'))).toContain('CFSR')
  })

  test('follow from what is shipped where the mode is not known, and from the kind of what stays at its place', () => {
    expect(milestonesOf({ lanes: [BOX] })).toContain('EPRL')
    expect(milestonesOf({ lanes: [LOOSE] })).toContain('CFSR')
    expect(milestonesOf({ lanes: [BOX], booking: { kind: 'TRUCK' } })).toContain('VPOD')
    expect(milestonesOf({ mode: 'FCL', lanes: [BOX], booking: { kind: 'SERVICE' } })).toEqual(['BKCF'])
    expect(milestonesOf({ mode: 'FCL', lanes: [BOX], booking: { kind: 'EMPTY_BOX' } })).not.toContain('LOBD')
  })

  test('to come are those after the last one; of one of another mode the stage counts', () => {
    expect(milestonesToCome(by('AIR'), [at('BKCF')])[0]).toBe('RCS')
    expect(milestonesToCome(by('AIR'), [at('BKCF'), at('LOBD')])[0]).toBe('DEP')
    expect(milestonesToCome(by('AIR'), [at('GITM')])[0]).toBe('BKCF')
    expect(milestonesToCome(by('TRUCK'), [at('VPOD')])).toEqual([])
  })

  test('reach their stages whatever they are called', () => {
    expect(hasReached([at('MAN')], 'loaded')).toBe(true)
    expect(hasReached([at('VDEP')], 'departed')).toBe(true)
    expect(hasReached([at('RARR')], 'arrived')).toBe(true)
    expect(hasReached([at('RCS'), at('PASS')], 'loaded')).toBe(false)
    expect(hasReached(undefined, 'loaded')).toBe(false)
  })
})

test.each([
  ['AIR', 'RCS', []],
  ['AIR', 'LOBD', ['milestoneMode']],
  ['AIR', 'BKCF', ['milestoneTwice']],
  ['TRUCK', 'VLOD', []],
  ['TRUCK', 'TSBA', ['milestoneMode']],
  ['RAIL', 'RBOR', []],
  ['FCL', 'DEP', ['milestoneMode']],
] as const)('by %s the milestone %s is answered with %j', (mode, code, codes) => {
  const order = { mode, lanes: [], events: [], milestones: [at('BKCF')] }
  const found = checkMilestone({ code, at: '2026-11-21T00:00:00Z', containers: [] }, order, Date.parse('2026-11-22'))
  expect(found.map((one) => one.code)).toEqual(codes)
})
