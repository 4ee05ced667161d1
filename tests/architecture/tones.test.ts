// @vitest-environment node
import { expect, test } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

/** Enumerations that have a table of tones, with repetitions. */
const tables = (text: string): string[] =>
  [...text.matchAll(/Record<([\w[\]']+), Tone>/g)].map((match) => match[1] ?? '')

test('no enumeration has two tables of colours, which could say different things', () => {
  const found = filesBelow(['src']).flatMap((file) => tables(textOf(file)))
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((name, at) => found.indexOf(name) !== at)).toEqual([])
  expect(tables('const A: Record<TenderStatus, Tone> = {}\nconst B: Record<TenderStatus, Tone> = {}')).toHaveLength(2)
})
