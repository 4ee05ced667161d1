/** Whether all cases of the long suites are walked (`WHOLE=1`), or those of CI. */
export const isWhole = process.env['WHOLE'] === '1'

/** All cases of a long suite, or in CI the first ones. */
export const casesOf = <T>(all: readonly T[], inCi: number): T[] => all.slice(0, isWhole ? all.length : inCi)
