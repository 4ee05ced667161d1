import type { UserType } from '@/contract/userType.ts'

/** The signed-in company, for the header. */
export interface Account {
  /** Company name, or the account name if there is none. */
  name: string
  userType: UserType
}

/** Session data and actions for the layout. */
export interface AccountPort {
  /** Null for a visitor; undefined until known. */
  account: Account | null | undefined
  onSignOut: () => void
  /** Login URL that returns to this page. */
  loginHref: string
}
