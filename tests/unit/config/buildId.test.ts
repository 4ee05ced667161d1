import { expect, test } from 'vitest'
import { buildIdOf } from '@/config/env.ts'

test.each([
  ['a build', '/assets/index-DVlQ1Ook.js', 'DVlQ1Ook'],
  ['a hash with signs of its own', '/assets/index-D8Dx_-9W.js', 'D8Dx_-9W'],
  ['a hash that begins with one', '/assets/index--8Dx_49W.js', '-8Dx_49W'],
  ['the dev server', '/src/main.tsx', 'dev'],
  ['a page without an entry', undefined, 'dev'],
])('the id of %s', (_name, entry, id) => {
  expect(buildIdOf(entry)).toBe(id)
})
