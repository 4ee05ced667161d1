/** Storage key of the last searched lanes. */
export const LANES_KEY = 'cangtong_lanes'
