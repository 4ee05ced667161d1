/** Texts of messages about listings and bookings; see `messageTexts.ts`. */
export const LISTING_TEXTS = {
  LISTING_APPROVED: [
    ['挂牌已上架', '{title}（{no}）已通过审核，买方现在可以订舱。'],
    ['Listing published', '{title} ({no}) is approved and open for bookings.'],
  ],
  LISTING_REJECTED: [
    ['挂牌未通过审核', '{title}（{no}）未通过审核：{reason}。请修改后重新提交。'],
    ['Listing rejected', '{title} ({no}) was rejected: {reason}. Correct it and submit again.'],
  ],
  LISTING_EXPIRING: [
    ['挂牌即将到期', '{title}（{no}）将在 24 小时内到期，续期后可继续展示。'],
    ['Listing expiring soon', '{title} ({no}) expires within 24 hours. Renew it to keep it listed.'],
  ],
  LISTING_EXPIRED: [
    ['挂牌已到期', '{title}（{no}）的有效期已结束，续期后可重新上架。'],
    ['Listing expired', '{title} ({no}) has expired. Renew it to list it again.'],
  ],
  'FAVORITE_CHANGED.LISTING_PRICE': [
    ['收藏的挂牌调价', '{title}（{no}）的最低全包价现为 {price}。'],
    ['Favourite: new price', 'The lowest all-in rate of {title} ({no}) is now {price}.'],
  ],
  'FAVORITE_CHANGED.LISTING_EXPIRED': [
    ['收藏的挂牌已到期', '{title}（{no}）的有效期已结束，可查看同类挂牌。'],
    ['Favourite expired', '{title} ({no}) has expired. See similar listings on the marketplace.'],
  ],
  'FAVORITE_CHANGED.LISTING_OFFLINE': [
    ['收藏的挂牌已下架', '{title}（{no}）已被卖方下架，可查看同类挂牌。'],
    ['Favourite unlisted', 'The seller unlisted {title} ({no}). See similar listings on the marketplace.'],
  ],
  ORDER_BOOKED: [
    ['收到新的订舱', '{title}（{order}）等待您在 24 小时内接受或拒绝。'],
    ['New booking', 'Accept or decline {title} ({order}) within 24 hours.'],
  ],
  BOOKING_ACCEPTED: [
    ['订舱已被接受', '{title}（{order}）已被接受，请在 72 小时内付款。'],
    ['Booking accepted', '{title} ({order}) was accepted. Pay within 72 hours.'],
  ],
  BOOKING_REFUSED: [
    ['订舱被拒绝', '{title}（{order}）未被接受：{reason}。'],
    ['Booking declined', '{title} ({order}) was declined: {reason}.'],
  ],
  BOOKING_CANCELLED: [
    ['订舱已取消', '买方取消了 {title}（{order}），占用的数量已释放。'],
    ['Booking cancelled', 'The buyer cancelled {title} ({order}); the reserved quantity is released.'],
  ],
  BOOKING_LAPSED: [
    ['订舱已失效', '{title}（{order}）未在 24 小时内得到答复，占用的数量已释放。'],
    ['Booking expired', '{title} ({order}) was not answered within 24 hours; the reserved quantity is released.'],
  ],
} as const
