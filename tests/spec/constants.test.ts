import { expect, test } from 'vitest'
import * as owned from '@/config/constants.ts'

const constants: Record<string, unknown> = { ...owned }

/** Spec §9. */
test.each([
  ['REQUEST_TIMEOUT_MS', 10_000],
  ['SUCCESS_CODE', 200],
  ['AUTH_FAILURE_CODE', 4098],
  ['TOKEN_REFRESH_MS', 3_600_000],
  ['STORAGE_EXPIRY_SECONDS', 2_592_000],
  ['TOKEN_KEY', 'TOKEN__'],
  ['REFRESH_TOKEN_KEY', 'REFRESH_TOKEN'],
  ['LOCALE_KEY', 'umi_locale'],
  ['DEFAULT_LOCALE', 'zh-CN'],
  ['FOCUS_REFRESH_MS', 5_000],
  ['REQUEST_CACHE_MS', 300_000],
  ['DEFAULT_PAGE_SIZE', 10],
  ['MESSAGE_TOAST_SECONDS', 3],
  ['NOTIFICATION_TOAST_SECONDS', 4.5],
  ['CHUNK_TIMEOUT_MS', 120_000],
  ['API_PREFIX', '/trading-api'],
  ['SYS_DICT_ITEMS', 'sysAllDictItems'],
] as const)('%s is %s', (name, value) => {
  expect(constants[name]).toBe(value)
})
