/** Why an entry of the tariff was found: its code, one of its names, a word of the trade, or a declaration element. */
export const HS_MATCHES = ['CODE', 'NAME_ZH', 'NAME_EN', 'WORD', 'ELEMENT'] as const
export type HsMatch = (typeof HS_MATCHES)[number]

/** Whether the duty rates of an entry were read on a public page, or nothing but its code and name is sure. */
export const HS_STATUSES = ['CHECKED', 'SAMPLE', 'HEADING'] as const
export type HsStatus = (typeof HS_STATUSES)[number]

/** Most goods an enterprise keeps. */
export const MAX_GOODS = 500
/** Most characters of the name of kept goods, in Chinese and in English. */
export const GOODS_NAME_MAX = 100
export const GOODS_NAME_EN_MAX = 200
/** Most characters of what is said to one declaration element. */
export const ELEMENT_MAX = 200
