// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { ROUTES } from '@mock/handlers/table.ts'
import { filesBelow, textOf } from './sourceGraph.ts'

const contracts = filesBelow(['src/contract'], /endpoints\.ts$/)
const calls = contracts.flatMap((file) => {
  const text = textOf(file)
  const table = /export const (\w+Endpoints)/.exec(text)?.[1] ?? ''
  return [
    ...text.matchAll(/^\s*(?:export const \w+ = \{ |const )?(\w+)(?::| =) (get|post)<[\s\S]*?>\(\s*'([^']+)'/gm),
  ].map((match) => ({ table, name: match[1] ?? '', method: match[2]?.toUpperCase() ?? '', path: match[3] ?? '' }))
})
const tests = filesBelow(['tests'], /\.tsx?$/)
  .filter((file) => !file.startsWith('tests/architecture/'))
  .map(textOf)
  .join('\n')

describe('every call of the contract', () => {
  test('was really seen', () => expect(calls.length).toBeGreaterThan(55))
  test('has exactly one handler', () => {
    const keys = ROUTES.map((route) => route.key)
    expect(calls.filter((call) => keys.filter((key) => key === `${call.method} ${call.path}`).length !== 1)).toEqual([])
    expect(keys).toHaveLength(calls.length)
  })
  test('is called by a test', () => {
    const short = (path: string): string => path.replace(/^\/trading\/(api|oauth)\//, '')
    expect(
      calls
        .filter((call) => !tests.includes(`.${call.name}`) && !tests.includes(short(call.path)))
        .map((call) => call.path),
    ).toEqual([])
  })
  test('says where it comes from', () => {
    expect(contracts.filter((file) => !/Spec §7|Assumed: decision 0004/.test(textOf(file)))).toEqual([])
  })
})
