import { describe, expect, test } from 'vitest'
import { createCipher } from '@/storage/cipher.ts'

const cipher = createCipher('a secret of the build')
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Small seeded generator, so that a failure is reproducible. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function corrupt(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const letter = alphabet[Math.floor(random() * alphabet.length)] ?? 'A'
  const kind = Math.floor(random() * 4)
  if (kind === 0) return text.slice(0, at) + letter + text.slice(at + 1)
  if (kind === 1) return text.slice(0, at)
  if (kind === 2) return text.slice(0, at) + letter + text.slice(at)
  return text.slice(0, at) + text.slice(at + 1)
}

describe('cipher', () => {
  test('opens what it sealed, Chinese included', () => {
    const text = '{"value":"令牌-abc","time":1,"expire":2}'
    expect(cipher.open('TOKEN__', cipher.seal('TOKEN__', text))).toBe(text)
  })

  test('seals the same text differently each time', () => {
    expect(cipher.seal('TOKEN__', 'same')).not.toBe(cipher.seal('TOKEN__', 'same'))
  })

  test('does not open an entry under another name', () => {
    expect(cipher.open('REFRESH_TOKEN', cipher.seal('TOKEN__', 'x'))).toBeUndefined()
  })

  test('does not open what another secret sealed', () => {
    expect(createCipher('other').open('TOKEN__', cipher.seal('TOKEN__', 'x'))).toBeUndefined()
  })

  test('gives nothing for 3,000 corrupted entries and never throws', () => {
    const random = seeded(20_261_121)
    const sealed = cipher.seal('TOKEN__', JSON.stringify({ value: 'token-0123456789', time: 1, expire: 2 }))
    let accepted = 0
    for (let round = 0; round < 3000; round += 1) {
      const damaged = corrupt(sealed, random)
      if (damaged !== sealed && cipher.open('TOKEN__', damaged) !== undefined) accepted += 1
    }
    expect(accepted).toBe(0)
  })

  test.each(['', 'v1.', 'v2.AAAA', 'null', '{"value":"x"}', 'v1.!!!!', 'v1.' + 'A'.repeat(200)])(
    'refuses %j',
    (text) => {
      expect(cipher.open('TOKEN__', text)).toBeUndefined()
    },
  )
})
