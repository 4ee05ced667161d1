import { afterEach, expect, test, vi } from 'vitest'
import { documentParsed } from '@/app/documentParsed.ts'

afterEach(() => vi.restoreAllMocks())

test('waits for the end of a document that is still coming', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  let isParsed = false
  const parsed = documentParsed().then(() => (isParsed = true))
  await Promise.resolve()
  expect(isParsed).toBe(false)
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await parsed
  expect(isParsed).toBe(true)
})

test('does not wait where all of it is there', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await expect(documentParsed()).resolves.toBeUndefined()
})
