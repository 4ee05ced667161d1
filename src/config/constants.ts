/** The owner's constants (Spec §9), each with its unit. Nothing else in the product may spell these numbers. */

/** Milliseconds before a call is given up (Spec §7, §9). */
export const REQUEST_TIMEOUT_MS = 10_000
/** Prefix that stands in front of every full call path (Spec §7, §9). */
export const API_PREFIX = '/trading-api'
/** Business code of success (Spec §8). */
export const SUCCESS_CODE = 200
/** Business code of an ended session (Spec §4, §8). */
export const AUTH_FAILURE_CODE = 4098
/** Milliseconds between two token refreshes: 60 minutes (Spec §4, §9). */
export const TOKEN_REFRESH_MS = 60 * 60 * 1000
/** Seconds a stored session entry lives: 30 days (Spec §9). */
export const STORAGE_EXPIRY_SECONDS = 2_592_000
/** Name of the stored access token, behind the prefix (Spec §9). */
export const TOKEN_KEY = 'TOKEN__'
/** Name of the stored refresh token, behind the prefix (Spec §9). */
export const REFRESH_TOKEN_KEY = 'REFRESH_TOKEN'
/** localStorage key of the chosen language (Spec §4, §9). */
export const LOCALE_KEY = 'umi_locale'
/** Language when nothing else is known (Spec §9). */
export const DEFAULT_LOCALE = 'zh-CN'
/** Name under which the full dictionary listing is kept (Spec §3). */
export const SYS_DICT_ITEMS = 'sysAllDictItems'
/** Least milliseconds between two refreshes caused by window focus (Spec §9). */
export const FOCUS_REFRESH_MS = 5_000
/** Milliseconds a cached answer is kept: 5 minutes (Spec §9). */
export const REQUEST_CACHE_MS = 5 * 60 * 1000
/** Rows a page, counted from page 1 (Spec §9). */
export const DEFAULT_PAGE_SIZE = 10
/** Seconds a message toast stays (Spec §9). */
export const MESSAGE_TOAST_SECONDS = 3
/** Seconds a notification stays (Spec §9). */
export const NOTIFICATION_TOAST_SECONDS = 4.5
/** Milliseconds before a script or style file that does not come is given up (Spec §7, §9). */
export const CHUNK_TIMEOUT_MS = 120_000
