import type { LinkState } from '@/contract/trade/guest/values.ts'

/** Texts on why a guest's link shows no tender. */
export const LINK_OVER = {
  OPEN: 'guest.over.unknown',
  SOON: 'guest.over.SOON',
  CLOSED: 'guest.over.CLOSED',
  CANCELLED: 'guest.over.CANCELLED',
  REVOKED: 'guest.over.REVOKED',
} as const satisfies Record<LinkState, string>
