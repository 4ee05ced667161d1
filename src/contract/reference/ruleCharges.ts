/** The charge by which what is missing of an agreement's minimum is claimed (decision 0049). */
export const SHORTFALL_FEE = 'DFR'
/** The charge of a late fee that was agreed in a statement (decision 0047). */
export const LATE_FEE = 'LATE_FEE'

/** Whether a charge can be quoted, chosen or proposed by hand: not one that only a rule of the market makes. */
export const isOffered = ({ code }: { code: string }): boolean => code !== SHORTFALL_FEE && code !== LATE_FEE
