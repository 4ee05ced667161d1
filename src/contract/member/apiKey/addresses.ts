const V4_BITS = 32
const V6_BITS = 128
/** IPv4 as IPv6 writes it, ::ffff:0:0/96: so both are compared as one number. */
const MAPPED = 0xffffn << 32n

function v4(text: string): bigint | undefined {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return undefined
  const parts = text.split('.')
  // A leading zero means octal to some readers.
  if (parts.some((part) => Number(part) > 255 || (part.length > 1 && part.startsWith('0')))) return undefined
  return parts.reduce((sum, part) => (sum << 8n) + BigInt(part), 0n)
}

function v6(text: string): bigint | undefined {
  // An IPv4 end stands for the last two groups.
  const [, head = '', end] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text) ?? []
  const last = end === undefined ? undefined : v4(end)
  if (end !== undefined && last === undefined) return undefined
  const whole = last === undefined ? text : `${head}${(last >> 16n).toString(16)}:${(last & 0xffffn).toString(16)}`
  const halves = whole.split('::')
  if (halves.length > 2) return undefined
  const [left = [], right = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - left.length - right.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n)
}

/** An IP address as a number of 128 bits; undefined if it is none. */
function bitsOf(text: string): bigint | undefined {
  if (text.includes(':')) return v6(text)
  const value = v4(text)
  return value === undefined ? undefined : MAPPED + value
}

interface Network {
  first: bigint
  /** Number of bits behind the common ones. */
  free: bigint
}

/** An address, or a network as CIDR writes it; undefined if it is neither. */
function networkOf(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/')
  const bits = bitsOf(address)
  const most = address.includes(':') ? V6_BITS : V4_BITS
  if (bits === undefined || rest.length > 0) return undefined
  if (length === undefined) return { first: bits, free: 0n }
  if (!/^(0|[1-9]\d{0,2})$/.test(length) || Number(length) > most) return undefined
  return { first: bits, free: BigInt(most - Number(length)) }
}

/** Whether a text is an IP address or a network, version 4 or 6. */
export const isNetwork = (text: string): boolean => networkOf(text) !== undefined

/** Whether an address is one of these, or lies in one of these networks. What is no address lies in none. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const bits = bitsOf(address)
  if (bits === undefined) return false
  return networks.some((text) => {
    const network = networkOf(text)
    return network !== undefined && bits >> network.free === network.first >> network.free
  })
}
