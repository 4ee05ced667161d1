/** Texts of messages about coupons; see `messageTexts.ts`. */
export const COUPON_TEXTS = {
  COUPON_EXPIRING: [
    ['优惠券即将到期', '“{name}”将于 {day} 前到期，请尽快使用。'],
    ['A coupon ends soon', '“{name}” ends before {day}. Use it in time.'],
  ],
  COUPON_RECEIVED: [
    ['收到转赠的优惠券', '{from} 转赠您“{name}”，请在 24 小时内领取。'],
    ['A coupon for you', '{from} gives you “{name}”. Accept it within 24 hours.'],
  ],
  COUPON_TAKEN: [
    ['转赠已被领取', '“{name}”已由 {to} 领取。'],
    ['Your gift was accepted', '{to} accepted “{name}”.'],
  ],
  COUPON_BACK: [
    ['转赠已退回', '“{name}”在 24 小时内无人领取，已退回您的账户。'],
    ['Your gift came back', 'Nobody took “{name}” within 24 hours. It is yours again.'],
  ],
  'COUPON_BACK.declined': [
    ['转赠被谢绝', '“{name}”已退回您的账户。'],
    ['Your gift was declined', '“{name}” is yours again.'],
  ],
  'COUPON_BACK.undone': [
    ['核销已撤销', '“{name}”的核销已撤销，在有效期内可再次使用。'],
    ['A verification was undone', '“{name}” can be used again while it is valid.'],
  ],
  COUPON_SOLD: [
    ['优惠券已转让', '“{name}”已转让，{points} 积分已入账。'],
    ['Your coupon was bought', '“{name}” was bought; {points} points are on your account.'],
  ],
  COUPON_VERIFIED: [
    ['优惠券已核销', '“{name}”已核销，核销单号 {no}。'],
    ['Your coupon was verified', '“{name}” was verified, receipt {no}.'],
  ],
  COUPON_DEACTIVATED: [
    ['优惠券已失效', '发券企业停用了“{name}”，您持有的券不能再使用。'],
    ['A coupon was deactivated', 'Its issuer deactivated “{name}”; your coupon cannot be used any more.'],
  ],
  BATCH_APPROVED: [
    ['优惠券批次已通过审核', '“{name}”（{no}）可以领取了。'],
    ['Coupon batch open', '“{name}” ({no}) passed the review and can be collected.'],
  ],
  BATCH_RETURNED: [
    ['优惠券批次被退回', '“{name}”（{no}）未通过审核：{reason}。请修改后重新提交。'],
    ['Coupon batch sent back', '“{name}” ({no}) did not pass the review: {reason}. Change it and submit again.'],
  ],
} as const
