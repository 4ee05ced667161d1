/** Why an entry matched: its code, a name, its pinyin, a trade term, or a declaration element. */
export const HS_MATCHES = ['CODE', 'NAME_ZH', 'NAME_EN', 'PINYIN', 'INITIALS', 'WORD', 'ELEMENT'] as const
export type HsMatch = (typeof HS_MATCHES)[number]

/**
 * Whether the duty rates of an entry were checked on a public page, or only its code and name are certain; a withdrawn
 * code can no longer be declared.
 */
export const HS_STATUSES = ['CHECKED', 'SAMPLE', 'HEADING', 'WITHDRAWN'] as const
export type HsStatus = (typeof HS_STATUSES)[number]

/** Maximum number of saved goods per enterprise. */
export const MAX_GOODS = 500
/** Maximum length of the name of saved goods, in Chinese and in English. */
export const GOODS_NAME_MAX = 100
export const GOODS_NAME_EN_MAX = 200
/** Maximum length of a declaration element. */
export const ELEMENT_MAX = 200

/** Where the rebate of an entry is from: a page, general knowledge, or nowhere. */
export const HS_REBATES = ['PAGE', 'USUAL', 'UNKNOWN'] as const
export type HsRebate = (typeof HS_REBATES)[number]
