// @vitest-environment node
import { expect, test } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

const MAX_LINES = 250
const lines = (text: string): number => text.trimEnd().split('\n').length

test('no file has more than 250 lines', () => {
  const files = filesBelow(['src', 'mock', 'tests', 'scripts'], /\.(tsx?|mjs|css)$/)
  expect(files.length).toBeGreaterThan(300)
  // Message catalogues and translated word lists are data, not code.
  const code = files.filter((file) => !/\/messages\/|\/shared\/words\/|dictLabels|\.css$/.test(file))
  expect(
    code.map((file) => `${file} ${lines(textOf(file))}`).filter((said) => Number(said.split(' ')[1]) > MAX_LINES),
  ).toEqual([])
  expect(lines('x\n'.repeat(251))).toBeGreaterThan(MAX_LINES)
})
