/** Names of one enumeration's values, in both languages. */
export type Names<Code extends string | number> = Record<Code, readonly [zh: string, en: string]>
