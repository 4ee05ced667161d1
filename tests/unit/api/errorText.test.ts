// @vitest-environment node
import { expect, test } from 'vitest'
import { BusinessError, TransportError } from '@/api/errors.ts'
import { errorText } from '@/api/errorText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { ChunkLoadError } from '@/shared/chunkErrors.ts'

const t = ((id: string) => id) as TextOf

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: http://a/assets/book.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: http://a/assets/book.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['a page of ours', new ChunkLoadError('book', 'timeout', 'book')],
])('a file that %s could not fetch is a network failure', (_, error) => {
  expect(errorText(t, error)).toBe('error.network')
})

test('other errors keep their own text, and never a stack', () => {
  expect(errorText(t, new TypeError('x is undefined'))).toBe('error.unexpected')
  expect(errorText(t, 'strange')).toBe('error.unexpected')
  expect(errorText(t, new TransportError('offline'))).toBe('error.offline')
  expect(errorText(t, new BusinessError(4009, 'Changed meanwhile'))).toBe('Changed meanwhile')
})
