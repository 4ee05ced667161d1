import { expect, test } from 'vitest'
import { lowestOf } from '@/features/market/market/compareMath.ts'

const [USA, EUROPE] = ['CNSHA USLAX', 'CNSHA DEHAM']

test.each([
  ['the lowest of one lane', [1500, 1200, 1300], [USA, USA, USA], [1]],
  ['nothing across lanes', [1500, 1200], [USA, EUROPE], []],
  ['the lowest of each lane', [1500, 1200, 900, 950], [USA, USA, EUROPE, EUROPE], [1, 2]],
  ['all that share the lowest', [1200, 1500, 1200], [USA, USA, USA], [0, 2]],
  ['nothing where all are the same', [1200, 1200], [USA, USA], []],
  ['nothing where only one has a figure', [1200, undefined], [USA, USA], []],
])('a comparison marks %s', (_, figures, lanes, marked) => {
  expect(lowestOf(figures, lanes)).toEqual(marked)
})
