// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importCompiled } from '@mock/hosts/compiled.ts'
import { securityHeaders } from '@mock/hosts/headers.ts'

const FOLDER = 'node_modules/.cangtong'

test('a module of the mock comes compiled, and says the same; servers that start at once do not disturb each other', async () => {
  const source = 'mock/hosts/headers.ts'
  const load = async () => importCompiled<{ securityHeaders: () => object }>(source)
  const [one, other] = await Promise.all([load(), load()])
  expect(one.securityHeaders()).toEqual(securityHeaders())
  expect(other).toEqual(one)
  expect(existsSync(`${FOLDER}/mock-hosts-headers-ts.mjs`)).toBe(true)
  expect(readdirSync(FOLDER).filter((name) => /headers.*\.\d+$/.test(name))).toEqual([])
})

test('what cannot be compiled is told by its name', async () => {
  await expect(importCompiled('mock/hosts/nowhere.ts')).rejects.toThrow('nowhere.ts')
})
