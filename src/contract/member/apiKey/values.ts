const MINUTE = 60_000

/** Beginning of every key: a `token` header that begins so is a key, never a session's token. */
export const API_KEY_PREFIX = 'ck_'
/** Random characters behind the prefix. */
export const API_KEY_LENGTH = 40
/** Calls that a key may make in any minute. TRADE part 11. */
export const KEY_CALLS_A_MINUTE = 60
/** The window in which they are counted, ms of real time. */
export const KEY_WINDOW_MS = MINUTE
/** How long the previous key works after a rotation, ms of market time. */
export const OLD_KEY_MS = 24 * 60 * MINUTE
/** Maximum number of keys of an enterprise. Assumed: decision 0084. */
export const MAX_API_KEYS = 20
/** Maximum length of a key's name. Assumed: decision 0084. */
export const API_KEY_NAME_MAX = 60
/** Maximum number of addresses and networks that a key is bound to. Assumed: decision 0084. */
export const MAX_KEY_ADDRESSES = 20
/** Longest address or network as text: IPv6 with an IPv4 end and a length. */
export const KEY_ADDRESS_MAX = 50

/** ACTIVE; EXPIRED: its last day is over; STOPPED: who made it can no longer sign in. */
export const API_KEY_STATUSES = ['ACTIVE', 'EXPIRED', 'STOPPED'] as const
export type ApiKeyStatus = (typeof API_KEY_STATUSES)[number]
