import { hrefTo } from '@/routes/href.ts'

/** The address at which a gift can be taken, for somebody else's browser. */
export function giftLink(id: string): string {
  return new URL(hrefTo('myCoupons', { gift: id }), location.origin).href
}
