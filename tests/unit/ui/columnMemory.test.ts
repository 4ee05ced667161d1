import { beforeEach, expect, test } from 'vitest'
import { dropNotes } from '@/drafts/localDrafts.ts'
import { rememberColumns, rememberedColumns } from '@/ui/sheet/columnMemory.ts'

const mine = { userId: '7', sheet: 'lanes' } as const

beforeEach(() => localStorage.clear())

test('what headings hold is remembered for a member and a kind of sheet, also over a sign-out', () => {
  rememberColumns(mine, { loadingplace: 'pol', contact: '' })
  rememberColumns(mine, { contact: 'receiptPlace' })
  dropNotes('7')
  expect(rememberedColumns(mine)).toEqual({ loadingplace: 'pol', contact: 'receiptPlace' })
  for (const other of [
    { ...mine, userId: '8' },
    { ...mine, userId: undefined },
    { ...mine, sheet: 'listings' as const },
  ])
    expect(rememberedColumns(other)).toEqual({})
})

test('the headings said longest ago make room', () => {
  for (let at = 0; at < 250; at += 1) rememberColumns(mine, { [`heading${at}`]: 'pol' })
  const kept = rememberedColumns(mine)
  expect([Object.keys(kept).length, 'heading49' in kept, 'heading50' in kept]).toEqual([200, false, true])
})

test.each(['{', '[1]', '7', '{"a":1}'])('a damaged entry (%s) counts as none', (text) => {
  rememberColumns(mine, { a: 'pol' })
  localStorage.setItem(Object.keys(localStorage)[0] ?? '', text)
  expect(rememberedColumns(mine)).toEqual({})
})
