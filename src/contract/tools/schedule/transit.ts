const DAY_MS = 24 * 3600_000

/** Days between a departure and an arrival, ms, begun ones counted whole: the one measure of all transit times. */
export const transitDays = (etd: number, eta: number): number => Math.ceil((eta - etd) / DAY_MS)
