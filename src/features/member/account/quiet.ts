/** Options of calls before login: no token, no toast; the page shows errors at the field. */
export const QUIET = { silent: true, noToken: true, noRedirect: true } as const
