/** The owner's constants (Spec §9) with their units. No other file may repeat these numbers. */

/** Timeout of a call, ms (Spec §7, §9). */
export const REQUEST_TIMEOUT_MS = 10_000
/** Prefix of every call path (Spec §7, §9). */
export const API_PREFIX = '/trading-api'
/** Business code of success (Spec §8). */
export const SUCCESS_CODE = 200
/** Business code of an ended session (Spec §4, §8). */
export const AUTH_FAILURE_CODE = 4098
/** Interval of token refreshes, ms: 60 minutes (Spec §4, §9). */
export const TOKEN_REFRESH_MS = 60 * 60 * 1000
/** Lifetime of a stored session entry, seconds: 30 days (Spec §9). */
export const STORAGE_EXPIRY_SECONDS = 2_592_000
/** Name of the stored access token, after the prefix (Spec §9). */
export const TOKEN_KEY = 'TOKEN__'
/** Name of the stored refresh token, after the prefix (Spec §9). */
export const REFRESH_TOKEN_KEY = 'REFRESH_TOKEN'
/** localStorage key of the chosen language (Spec §4, §9). */
export const LOCALE_KEY = 'umi_locale'
/** Default language (Spec §9). */
export const DEFAULT_LOCALE = 'zh-CN'
/** Name of the cached dictionary listing (Spec §3). */
export const SYS_DICT_ITEMS = 'sysAllDictItems'
/** Minimum interval of refreshes on window focus, ms (Spec §9). */
export const FOCUS_REFRESH_MS = 5_000
/** Lifetime of a cached response, ms: 5 minutes (Spec §9). */
export const REQUEST_CACHE_MS = 5 * 60 * 1000
/** Default page size; pages count from 1 (Spec §9). */
export const DEFAULT_PAGE_SIZE = 10
/** Duration of a message toast, seconds (Spec §9). */
export const MESSAGE_TOAST_SECONDS = 3
/** Duration of a notification, seconds (Spec §9). */
export const NOTIFICATION_TOAST_SECONDS = 4.5
/** Timeout for loading a script or stylesheet, ms (Spec §7, §9). */
export const CHUNK_TIMEOUT_MS = 120_000
