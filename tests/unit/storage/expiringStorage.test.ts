import { describe, expect, test } from 'vitest'
import { memoryBacking, openBacking, storageBacking } from '@/storage/backing.ts'
import type { Backing } from '@/storage/backing.ts'
import { createCipher } from '@/storage/cipher.ts'
import { createExpiringStorage } from '@/storage/expiringStorage.ts'
import { isOrphan, storageKey, storagePrefix } from '@/storage/keys.ts'
import { dropOrphans } from '@/storage/openStorage.ts'

const DAY_30 = 2_592_000
const KEY = 'CANGTONG__TEST__1__TOKEN__'

function open(backing: Backing = memoryBacking()) {
  const time = { now: 1_000 }
  const storage = createExpiringStorage({
    backing,
    prefix: storagePrefix('test'),
    lifetimeSeconds: DAY_30,
    now: () => time.now,
  })
  return { storage, backing, time }
}

describe('expiring storage', () => {
  test('writes the envelope under the upper-case versioned name', () => {
    const { storage, backing } = open()
    storage.write('TOKEN__', 'abc')
    expect(JSON.parse(backing.get(KEY) ?? '')).toEqual({ value: 'abc', time: 1000, expire: 1000 + DAY_30 * 1000 })
  })

  test.each([
    [-1, 'abc'],
    [0, 'abc'],
    [1, undefined],
  ])('at %i ms from the end of the 30 days gives %s', (offset, expected) => {
    const { storage, backing, time } = open()
    storage.write('TOKEN__', 'abc')
    time.now = 1000 + DAY_30 * 1000 + offset
    expect(storage.read('TOKEN__')?.value).toBe(expected)
    expect(backing.get(KEY) !== undefined).toBe(expected !== undefined)
  })

  test.each([
    '',
    'null',
    '[]',
    '"x"',
    '{}',
    '{"value":1,"time":1,"expire":9e15}',
    '{"value":"x"}',
    'v1.abc',
    '{"value":"x",',
  ])('takes %j as absent and removes it', (text) => {
    const { storage, backing } = open()
    backing.set(KEY, text)
    expect(storage.read('TOKEN__')).toBeUndefined()
    expect(backing.get(KEY)).toBeUndefined()
  })

  test('keeps an entry in memory when the browser refuses it', () => {
    const { storage } = open({ ...memoryBacking(), set: () => false })
    storage.write('TOKEN__', 'abc')
    expect(storage.read('TOKEN__')?.value).toBe('abc')
    storage.remove('TOKEN__')
    expect(storage.read('TOKEN__')).toBeUndefined()
  })

  test('asks for room when the storage is full and tries again', () => {
    const rows = memoryBacking()
    let full = true
    const storage = createExpiringStorage({
      backing: { ...rows, persistent: true, set: (key, value) => !full && rows.set(key, value) },
      prefix: storagePrefix('test'),
      lifetimeSeconds: DAY_30,
      makeRoom: () => {
        full = false
        return true
      },
    })
    storage.write('TOKEN__', 'abc')
    expect(rows.get(KEY)).toContain('abc')
  })
})

function openSealed(backing: Backing, loadCipher = () => Promise.resolve(createCipher('s'))) {
  return createExpiringStorage({ backing, prefix: storagePrefix('test'), lifetimeSeconds: DAY_30, loadCipher })
}

describe('encrypted storage', () => {
  test('reads nothing before its cipher is there and everything after, without losing the entry', async () => {
    const backing = memoryBacking()
    const first = openSealed(backing)
    await first.prepare()
    first.write('TOKEN__', 'abc')
    expect(backing.get(KEY)).toMatch(/^v1\./)
    expect(backing.get(KEY)).not.toContain('abc')

    const second = openSealed(backing)
    expect(second.has('TOKEN__')).toBe(true)
    expect(second.read('TOKEN__')).toBeUndefined()
    await second.prepare()
    expect(second.read('TOKEN__')?.value).toBe('abc')
  })

  test('never writes plain text: without its cipher the entry stays in memory', async () => {
    const backing = memoryBacking()
    const storage = openSealed(backing, () => Promise.reject(new Error('chunk missing')))
    await storage.prepare()
    storage.write('TOKEN__', 'abc')
    expect(backing.keys()).toEqual([])
    expect(storage.read('TOKEN__')?.value).toBe('abc')
  })

  test('refuses the refresh token put in the place of the access token', async () => {
    const backing = memoryBacking()
    const storage = openSealed(backing)
    await storage.prepare()
    storage.write('REFRESH_TOKEN', 'r')
    backing.set(KEY, backing.get(storage.keyOf('REFRESH_TOKEN')) ?? '')
    expect(storage.read('TOKEN__')).toBeUndefined()
  })
})

describe('keys', () => {
  test('carry the schema number, not the package version', () => {
    expect(storageKey(storagePrefix('production'), 'TOKEN__')).toBe('CANGTONG__PRODUCTION__1__TOKEN__')
  })

  test('of other schema versions are dropped at start, others are left alone', () => {
    const backing = memoryBacking()
    for (const key of ['CANGTONG__TEST__0__TOKEN__', KEY, 'CANGTONG__DEMO__0__X', 'umi_locale']) backing.set(key, 'x')
    dropOrphans(backing, 'test')
    expect(backing.keys()).toEqual([KEY, 'CANGTONG__DEMO__0__X', 'umi_locale'])
    expect(isOrphan(KEY, 'test')).toBe(false)
  })
})

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

describe('backing', () => {
  test('falls back to memory when reading the property throws', () => {
    const backing = openBacking(blocked)
    expect(backing.persistent).toBe(false)
    expect(backing.set('a', '1')).toBe(true)
    expect(backing.get('a')).toBe('1')
  })

  test('survives storage that is blocked later on', () => {
    const backing = storageBacking(blocked)
    expect(backing.get('a')).toBeUndefined()
    expect(backing.set('a', '1')).toBe(false)
    expect(backing.keys()).toEqual([])
    expect(() => backing.remove('a')).not.toThrow()
  })
})
