/** Blocks of IPv4 that are not the public internet: `[first address, prefix length]` (RFC 6890). */
const V4_BLOCKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Names that only mean something inside a network. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa)$/

const bits = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const isV4 = (host: string): boolean => /^\d{1,3}(\.\d{1,3}){3}$/.test(host)

function isPublicV4(address: string): boolean {
  const value = bits(address)
  return V4_BLOCKS.every(([first, length]) => {
    const size = 2 ** (32 - length)
    return Math.floor(value / size) !== Math.floor(bits(first) / size)
  })
}

/**
 * Whether an IP address, as a resolver or an URL writes it, belongs to the public internet. Of IPv6 only global unicast
 * (2000::/3), without what carries an IPv4 address in it (6to4, Teredo) and documentation.
 */
export function isPublicAddress(address: string): boolean {
  if (isV4(address)) return isPublicV4(address)
  return /^[23][0-9a-f]{3}:/i.test(address) && !/^(2002:|2001:0{0,4}:|2001:0?db8:)/i.test(address)
}

/** Whether events may be posted to this address: https, no account in it, a public host. */
export function isPublicUrl(url: string): boolean {
  let parsed: URL
  try {
    parsed = new URL(url)
  } catch {
    return false
  }
  const { protocol, username, password, hostname } = parsed
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  if (hostname.startsWith('[')) return isPublicAddress(hostname.slice(1, -1))
  if (isV4(hostname)) return isPublicAddress(hostname)
  const name = hostname.replace(/\.$/, '')
  return name.includes('.') && !LOCAL_NAME.test(name)
}
