/** Texts of messages about listings and bookings; see `messageTexts.ts`. */
export const LISTING_TEXTS = {
  LISTING_APPROVED: [
    ['货盘已上架', '{title}（{no}）已通过审核，现在可以被订购。'],
    ['Listing online', '{title} ({no}) passed the review and can be ordered now.'],
  ],
  LISTING_REJECTED: [
    ['货盘未通过审核', '{title}（{no}）未通过审核：{reason}。请修改后重新提交。'],
    ['Listing sent back', '{title} ({no}) did not pass the review: {reason}. Change it and submit again.'],
  ],
  LISTING_EXPIRING: [
    ['货盘即将到期', '{title}（{no}）将在 24 小时内到期，续期后可继续展示。'],
    ['Listing ends soon', '{title} ({no}) ends within 24 hours. Renew it to keep it on the market.'],
  ],
  LISTING_EXPIRED: [
    ['货盘已到期', '{title}（{no}）的有效期已结束，续期后可重新上架。'],
    ['Listing ended', 'The validity of {title} ({no}) is over. Renew it to put it back on the market.'],
  ],
  'FAVORITE_CHANGED.LISTING_PRICE': [
    ['收藏的货盘调价', '{title}（{no}）的最低全包价现为 {price}。'],
    ['A favourite has a new price', 'The lowest all-in price of {title} ({no}) is {price} now.'],
  ],
  'FAVORITE_CHANGED.LISTING_EXPIRED': [
    ['收藏的货盘已到期', '{title}（{no}）的有效期已结束，可查看同航线的在售货盘。'],
    ['A favourite has expired', '{title} ({no}) has expired. See what else is on the market for it.'],
  ],
  'FAVORITE_CHANGED.LISTING_OFFLINE': [
    ['收藏的货盘已下架', '{title}（{no}）已被卖方下架，可查看同航线的在售货盘。'],
    ['A favourite was taken off', 'The seller took {title} ({no}) off the market. See what else there is for it.'],
  ],
  ORDER_BOOKED: [
    ['收到新的订购', '{title}（{order}）等待您在 24 小时内接受或拒绝。'],
    ['New booking', '{title} ({order}) waits for your answer within 24 hours.'],
  ],
  BOOKING_ACCEPTED: [
    ['订购已被接受', '{title}（{order}）已被接受，请在 72 小时内付款。'],
    ['Booking accepted', '{title} ({order}) was accepted. Please pay within 72 hours.'],
  ],
  BOOKING_REFUSED: [
    ['订购被拒绝', '{title}（{order}）未被接受：{reason}。'],
    ['Booking refused', '{title} ({order}) was not accepted: {reason}.'],
  ],
  BOOKING_CANCELLED: [
    ['订购已取消', '买方取消了 {title}（{order}），占用的数量已释放。'],
    ['Booking cancelled', 'The buyer cancelled {title} ({order}); what it held is free again.'],
  ],
  BOOKING_LAPSED: [
    ['订购已失效', '{title}（{order}）未在 24 小时内得到答复，占用的数量已释放。'],
    ['Booking lapsed', '{title} ({order}) was not answered within 24 hours; what it held is free again.'],
  ],
} as const
