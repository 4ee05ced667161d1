/** Maximum number of groups of an enterprise. TRADE part 11; Assumed: decision 0087. */
export const MAX_PARTNER_GROUPS = 50
/** Maximum length of a group's name. */
export const PARTNER_GROUP_MAX = 40
