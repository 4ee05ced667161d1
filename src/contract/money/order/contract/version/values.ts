/** What makes another version of a contract: a part of what was agreed that is different from then on. */
export const AMENDMENTS = ['SHIPMENT', 'SAILING', 'PRICE', 'ADDITION', 'CREDIT'] as const
export type AmendedPart = (typeof AMENDMENTS)[number]
