/** Options of calls before a login: no token, no toast; the page says beside the field what is wrong. */
export const QUIET = { silent: true, noToken: true, noRedirect: true } as const
