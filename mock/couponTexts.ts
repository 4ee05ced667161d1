/** Texts of messages about coupons; see `messageTexts.ts`. */
export const COUPON_TEXTS = {
  COUPON_EXPIRING: [
    ['优惠券即将到期', '“{name}”将于 {day} 前到期，请尽快使用。'],
    ['Coupon expiring soon', '“{name}” expires before {day}. Use it in time.'],
  ],
  COUPON_FITS: [
    ['有新券可用', '今天开放领取的优惠券中，有 {count} 种适用于您的待付款订单，请到领券中心领取。'],
    [
      'New coupons for your orders',
      'Coupons opened today that fit your unpaid orders: {count}. Collect them in the coupon centre.',
    ],
  ],
  COUPON_RECEIVED: [
    ['收到转赠的优惠券', '{from} 转赠您“{name}”，请在 24 小时内领取。'],
    ['Coupon gift received', '{from} sent you “{name}”. Accept it within 24 hours.'],
  ],
  COUPON_TAKEN: [
    ['转赠已被领取', '“{name}”已由 {to} 领取。'],
    ['Gift accepted', '{to} accepted “{name}”.'],
  ],
  COUPON_BACK: [
    ['转赠已退回', '“{name}”在 24 小时内未被领取，已退回您名下。'],
    ['Gift returned', '“{name}” was not accepted within 24 hours and returned to you.'],
  ],
  'COUPON_BACK.declined': [
    ['转赠被谢绝', '“{name}”已退回您名下。'],
    ['Gift declined', '“{name}” returned to you.'],
  ],
  'COUPON_BACK.undone': [
    ['核销已撤销', '“{name}”的核销已撤销，在有效期内可再次使用。'],
    ['Redemption undone', '“{name}” can be used again while it is valid.'],
  ],
  COUPON_SOLD: [
    ['优惠券已转让', '“{name}”已转让，{points} 积分已入账。'],
    ['Coupon sold', '“{name}” was sold; {points} points were added to your account.'],
  ],
  COUPON_VERIFIED: [
    ['优惠券已核销', '“{name}”已核销，核销单号 {no}。'],
    ['Coupon redeemed', '“{name}” was redeemed, receipt {no}.'],
  ],
  COUPON_DEACTIVATED: [
    ['优惠券已失效', '发券企业停用了“{name}”，您持有的券不能再使用。'],
    ['Coupon deactivated', 'The issuer deactivated “{name}”; your coupon can no longer be used.'],
  ],
  BATCH_APPROVED: [
    ['优惠券批次已通过审核', '“{name}”（{no}）可以领取了。'],
    ['Coupon batch approved', '“{name}” ({no}) is approved and can be collected.'],
  ],
  BATCH_RETURNED: [
    ['优惠券批次未通过审核', '“{name}”（{no}）未通过审核：{reason}。请修改后重新提交。'],
    ['Coupon batch rejected', '“{name}” ({no}) was rejected: {reason}. Correct it and submit again.'],
  ],
} as const
