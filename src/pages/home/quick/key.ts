/** Where the lanes searched for last are kept on this device. */
export const LANES_KEY = 'cangtong_lanes'
