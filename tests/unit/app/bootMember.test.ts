import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { storageKey, storagePrefix } from '@/storage/keys.ts'

const source = readFileSync('public/boot.js', 'utf8')
/** Runs the script of the first frame as index.html would. */
function boot(): void {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.createElement('script'))
  // oxlint-disable-next-line typescript/no-implied-eval -- a classic script can be run in no other way here
  new Function(source)()
}
afterEach(() => {
  delete document.documentElement.dataset['member']
})

test('the first frame of whoever has a stored token does not offer to log in', () => {
  localStorage.setItem(storageKey(storagePrefix('production'), 'TOKEN__'), 'x')
  boot()
  expect(document.documentElement.dataset['member']).toBe('')
  expect(readFileSync('src/layout/header.css', 'utf8')).toContain('[data-member] .ct-pre .ct-account-guest')
})

test('the first frame of a visitor offers it', () => {
  localStorage.setItem('cangtong_theme', 'light')
  boot()
  expect(document.documentElement.dataset['member']).toBeUndefined()
})
