/** Things whose old addresses say what they were. MARKET 11.4. */
export const GONE_KINDS = ['TENDER', 'LISTING', 'NEWS', 'SAILING'] as const
export type GoneKind = (typeof GONE_KINDS)[number]

/** Most live things offered instead. */
export const MOST_NEAR = 3
