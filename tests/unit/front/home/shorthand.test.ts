import { describe, expect, test } from 'vitest'
import { readShorthand, type Shorthand } from '@/pages/home/quick/shorthand.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

const TODAY = '2026-11-21'
const cases: [string, Omit<Shorthand, 'rest'> & { rest?: string[] }][] = [
  ['SHA LAX 2x40HQ 12/5', { pol: 'CNSHA', pod: 'USLAX', isoCode: '45G1', qty: 2, ready: '2026-12-05' }],
  ['sha lax 2×40hc', { pol: 'CNSHA', pod: 'USLAX', isoCode: '45G1', qty: 2 }],
  ['上海 洛杉矶 3*20GP', { pol: 'CNSHA', pod: 'USLAX', isoCode: '22G1', qty: 3 }],
  ['上海→洛杉矶', { pol: 'CNSHA', pod: 'USLAX' }],
  ['上海到洛杉矶 12月5日', { pol: 'CNSHA', pod: 'USLAX', ready: '2026-12-05' }],
  ['shanghai > los angeles 40GP', { pol: 'CNSHA', pod: 'USLAX', isoCode: '42G1' }],
  ['CNNGB NLRTM 1 x 40 HQ 2027-01-09', { pol: 'CNNGB', pod: 'NLRTM', isoCode: '45G1', qty: 1, ready: '2027-01-09' }],
  ['ningbo, rotterdam, 45HQ', { pol: 'CNNGB', pod: 'NLRTM', isoCode: 'L5G1' }],
  ['nb rtm', { pol: 'CNNGB', pod: 'NLRTM' }],
  // A past day means next year.
  ['SHA LAX 3/1', { pol: 'CNSHA', pod: 'USLAX', ready: '2027-03-01' }],
  ['SHA LAX 5Dec', { pol: 'CNSHA', pod: 'USLAX', ready: '2026-12-05' }],
  // A carrier's alias of the port code.
  ['CNSGH USLAX', { pol: 'CNSHA', pod: 'USLAX' }],
  ['LAX', { pol: 'USLAX' }],
  ['40RF', { isoCode: '45R1' }],
  ['SHA LAX furniture', { pol: 'CNSHA', pod: 'USLAX', rest: ['furniture'] }],
  // A month that does not exist is not a date, a third port is not a lane.
  ['SHA LAX 13/5', { pol: 'CNSHA', pod: 'USLAX', rest: ['13/5'] }],
  ['SHA LAX 2/30', { pol: 'CNSHA', pod: 'USLAX', rest: ['2/30'] }],
  ['SHA LAX NGB', { pol: 'CNSHA', pod: 'USLAX', rest: ['NGB'] }],
  ['', {}],
]

describe('shorthand of a lane', () => {
  test.each(cases)('"%s"', (line, expected) => {
    expect(readShorthand(line, REFERENCE.freight.ports, TODAY)).toEqual({ rest: [], ...expected })
  })
})
