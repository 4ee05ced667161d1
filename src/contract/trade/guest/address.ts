/** What tells guests of a tender apart: where their link is sent to. */
export const addressOf = ({ email, mobile }: { email?: string | undefined; mobile?: string | undefined }): string =>
  (email ?? mobile ?? '').trim().toLowerCase()
