import type { UserType } from '@/contract/userType.ts'

/** Who is signed in, as the header shows it. */
export interface Account {
  /** Company name, or the account's name while there is none. */
  name: string
  userType: UserType
}

/** What the layout needs to know and do about the session. */
export interface AccountPort {
  /** Null for a visitor; undefined while it is not known yet. */
  account: Account | null | undefined
  onSignOut: () => void
  /** Address of the login page that comes back to here. */
  loginHref: string
}
