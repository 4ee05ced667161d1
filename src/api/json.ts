const LONG_NUMBER = /\d{16,}/
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Parses JSON, but returns integers beyond the precision of a double as strings, so that 64-bit ids survive
 * (RELIABILITY finding 15).
 * @throws SyntaxError for text that is not JSON.
 */
export function parseJson(text: string): unknown {
  const clean = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (!LONG_NUMBER.test(clean)) return JSON.parse(clean)
  const quoted = clean.replace(TOKEN, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  )
  return JSON.parse(quoted)
}
