/** The sides of a sale. */
export const SALE_PARTIES = ['SHIPPER', 'CONSIGNEE'] as const
/** Where a charge is paid: prepaid at the origin by the shipper, or collect at the destination by the consignee. */
export const PAID_AT = ['PRE', 'COL'] as const
/** Charge groups of which each is paid by one side. */
export const SPLIT_GROUPS = ['ORIGIN', 'FREIGHT', 'DESTINATION'] as const
/** Maximum number of charges that are paid by the other side than their group. Assumed: decision 0033. */
export const MAX_SPLIT_EXCEPTIONS = 10

export type SaleParty = (typeof SALE_PARTIES)[number]
export type PaidAt = (typeof PAID_AT)[number]
export type SplitGroup = (typeof SPLIT_GROUPS)[number]
