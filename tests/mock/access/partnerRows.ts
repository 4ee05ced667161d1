/** Rows of `MATRIX` for the directory of one's own. */
export const PARTNER_ROWS = `partner.page            trader              4098  200  200  200  200  200
partner.groups          trader              4098  200  200  200  200  200
partner.save            enterprise          4098 4004 4004 4004    -  200
partner.saveGroup       trader              4098  200  200  200  200  200
partner.removeGroup     enterprise          4098 4004 4004 4004    - 4004
partner.remove          enterprise          4098 4004 4004 4004    - 4004`
