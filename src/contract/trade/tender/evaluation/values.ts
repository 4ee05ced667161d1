/** Units of an own figure: those of which the tender gives the number, so that a figure always has an amount. */
export const ESTIMATE_BASES = ['PER_CONTAINER', 'PER_BL', 'PER_SHIPMENT', 'PER_WM', 'PER_KG'] as const
/** Which charges the compared prices count: all, or those that the publisher pays. */
export const RANK_BASES = ['TOTAL', 'PREPAID'] as const

export type RankOn = (typeof RANK_BASES)[number]
export type EstimateBasis = (typeof ESTIMATE_BASES)[number]
