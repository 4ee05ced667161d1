import AES from 'crypto-js/aes'
import Core from 'crypto-js/core'
import Base64url from 'crypto-js/enc-base64url'
import Utf8 from 'crypto-js/enc-utf8'
import HmacSHA256 from 'crypto-js/hmac-sha256'
import SHA512 from 'crypto-js/sha512'

/** Encrypts and decrypts stored entries; bound to the storage key, so that entries cannot be swapped. */
export interface Cipher {
  seal: (keyName: string, text: string) => string
  /** Returns undefined for anything that was not encrypted here under this key. Never throws. */
  open: (keyName: string, sealed: string) => string | undefined
}

type Words = ReturnType<typeof SHA512>

const VERSION = 'v1.'
const IV_WORDS = 4
const MAC_WORDS = 8
// Base64url of at least IV, one block and MAC.
const SHAPE = /^v1\.[A-Za-z0-9_-]{86,}$/

function cut(words: Words, from: number, to: number): Words {
  return Core.lib.WordArray.create(words.words.slice(from, to), (to - from) * 4)
}

function same(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}

/**
 * AES-256-CBC with a random IV per write and an HMAC over IV, text and key name (RELIABILITY 4.2, Spec §9). The secret
 * is in the bundle: this protects entries from casual readers and silent corruption, not from attackers.
 */
export function createCipher(secret: string): Cipher {
  const digest = SHA512(secret)
  const encryptionKey = cut(digest, 0, 8)
  const macKey = cut(digest, 8, 16)
  const mac = (body: Words, keyName: string) => HmacSHA256(body.clone().concat(Utf8.parse(keyName)), macKey)

  return {
    seal: (keyName, text) => {
      const iv = Core.lib.WordArray.random(IV_WORDS * 4)
      const body = iv.clone().concat(AES.encrypt(Utf8.parse(text), encryptionKey, { iv }).ciphertext)
      return VERSION + Base64url.stringify(body.clone().concat(mac(body, keyName)))
    },
    open: (keyName, sealed) => {
      try {
        if (!SHAPE.test(sealed)) return undefined
        const all = Base64url.parse(sealed.slice(VERSION.length))
        const count = all.sigBytes / 4
        // Trailing bits must be canonical, so that no two texts decrypt to the same entry.
        if (!Number.isInteger(count) || VERSION + Base64url.stringify(all) !== sealed) return undefined
        const body = cut(all, 0, count - MAC_WORDS)
        if (!same(mac(body, keyName).toString(), cut(all, count - MAC_WORDS, count).toString())) return undefined
        const iv = cut(body, 0, IV_WORDS)
        const ciphertext = cut(body, IV_WORDS, count - MAC_WORDS)
        return AES.decrypt(Core.lib.CipherParams.create({ ciphertext }), encryptionKey, { iv }).toString(Utf8)
      } catch {
        // Corrupt: treat as none (RELIABILITY S1).
        return undefined
      }
    },
  }
}
