import type * as coupon from '@/contract/coupon/values.ts'
import type { Names } from './names.ts'

/** Enumerations of coupons. */
export interface CouponLabels {
  coupon_kind: Names<coupon.CouponKind>
  batch_status: Names<coupon.BatchStatus>
  batch_refusal: Names<coupon.BatchRefusal>
  stop_reason: Names<coupon.StopReason>
  coupon_status: Names<coupon.CouponStatus>
  coupon_source: Names<coupon.CouponSource>
  coupon_event: Names<coupon.CouponEvent>
  coupon_reason: Names<coupon.CouponReason>
  gift_status: Names<coupon.GiftStatus>
  offer_status: Names<coupon.OfferStatus>
  verify_refusal: Names<coupon.VerifyRefusal>
  verification_status: Names<'OK' | 'UNDONE'>
  undo_reason: Names<coupon.UndoReason>
}

/** Names of these enumerations. */
export const COUPON_LABELS: CouponLabels = {
  coupon_kind: {
    CASH: ['满减券', 'Cash coupon'],
    DISCOUNT: ['折扣券', 'Discount coupon'],
    FREE_ITEM: ['免费项目券', 'Fee waiver'],
  },
  batch_status: {
    DRAFT: ['草稿', 'Draft'],
    AUDITING: ['审核中', 'Under review'],
    SENDING: ['发放中', 'Issuing'],
    PAUSED: ['已暂停', 'Paused'],
    STOPPED: ['已停止', 'Stopped'],
    DEACTIVATED: ['已停用', 'Deactivated'],
  },
  batch_refusal: {
    CONTACT_IN_TEXT: ['文字中含联系方式', 'Contact details in the text'],
    DISCOUNT_TOO_HIGH: ['优惠力度过大', 'The discount is too high'],
    BUDGET_TOO_SMALL: ['预算不足以满足每人限领张数', 'The budget does not cover the limit per member'],
  },
  stop_reason: {
    STOPPED: ['发券企业已停止发放', 'Stopped by the issuer'],
    ENDED: ['领取时间已结束', 'Collection ended'],
    SOLD_OUT: ['已领完', 'All collected'],
    BUDGET: ['预算已用完', 'Budget used up'],
  },
  coupon_status: {
    AVAILABLE: ['可用', 'Valid'],
    LOCKED: ['订单占用中', 'On an order'],
    TRANSFERRING: ['转赠中', 'Transfer pending'],
    LISTED: ['转让中', 'For sale'],
    USED: ['已使用', 'Used'],
    EXPIRED: ['已过期', 'Expired'],
    DEACTIVATED: ['已停用', 'Deactivated'],
  },
  coupon_source: {
    CLAIM: ['领取', 'Collected'],
    GIFT: ['受赠', 'Received as a gift'],
    MARKET: ['券市场购入', 'Bought on the coupon market'],
    ISSUED: ['企业发放', 'Issued to you'],
  },
  coupon_event: {
    CLAIMED: ['领取', 'Collected'],
    LOCKED: ['订单占用', 'Reserved for an order'],
    RELEASED: ['订单释放', 'Released from the order'],
    USED: ['付款使用', 'Used in a payment'],
    VERIFIED: ['柜台核销', 'Redeemed at the counter'],
    UNDONE: ['核销撤销', 'Redemption undone'],
    GIVEN: ['发起转赠', 'Given away'],
    GIFT_BACK: ['转赠退回', 'Gift returned'],
    RECEIVED: ['接受转赠', 'Gift accepted'],
    LISTED: ['上架转让', 'Offered on the coupon market'],
    TAKEN_BACK: ['撤回转让', 'Offer withdrawn'],
    SOLD: ['已转让', 'Sold'],
    BOUGHT: ['购入', 'Bought'],
    DEACTIVATED: ['停用', 'Deactivated'],
  },
  coupon_reason: {
    NOT_STARTED: ['未到使用时间', 'Not valid yet'],
    EXPIRED: ['已过期', 'Expired'],
    LOCKED: ['已被占用', 'Reserved elsewhere'],
    WRONG_MERCHANT: ['其他卖方的券', 'From another seller'],
    WRONG_USER_TYPE: ['不适用于本企业类型', 'Not for your company type'],
    NOT_FIRST_ORDER: ['仅限首单', 'For first orders only'],
    WRONG_MODE: ['运输方式不符', 'Another transport mode'],
    WRONG_LANE: ['航线不符', 'Another lane'],
    WRONG_BOX: ['箱型不符', 'Another container type'],
    WRONG_CARRIER: ['船公司不符', 'Another carrier'],
    NO_CHARGE: ['订单没有对应费用', 'The order has no such charge'],
    BELOW_THRESHOLD: ['未达使用门槛', 'Below the minimum spend'],
    NOT_STACKABLE: ['不能与已选的券同用', 'Not combinable with those selected'],
    LIMIT: ['超过每单可用张数', 'Over the limit per order'],
  },
  gift_status: {
    PENDING: ['等待领取', 'Waiting'],
    ACCEPTED: ['已领取', 'Accepted'],
    DECLINED: ['已谢绝', 'Declined'],
    REVOKED: ['已撤回', 'Revoked'],
    EXPIRED: ['已超时', 'Timed out'],
  },
  offer_status: {
    OPEN: ['转让中', 'For sale'],
    SOLD: ['已售出', 'Sold'],
    TAKEN_BACK: ['已撤回', 'Withdrawn'],
    ENDED: ['已失效', 'Expired'],
  },
  verify_refusal: {
    NOT_FOUND: ['没有这个券码', 'No such code'],
    OTHER_MERCHANT: ['其他企业发行的券', 'Issued by another company'],
    USED: ['已使用', 'Already used'],
    DEACTIVATED: ['已停用', 'Deactivated'],
    EXPIRED: ['已过期', 'Expired'],
    NOT_STARTED: ['未到使用时间', 'Not valid yet'],
    LOCKED: ['已被占用', 'Reserved'],
    WRONG_LANE: ['航线不符', 'Another lane'],
    BELOW_THRESHOLD: ['未达使用门槛', 'Below the minimum spend'],
    HANDED_OVER: ['已转让，旧码失效', 'Transferred; code void'],
    ORDER_NEEDED: ['须对应订单核销', 'Order required'],
    BILL_NEEDED: ['须填写账单金额', 'Bill amount required'],
    WRONG_OWNER: ['订单买方不是持券企业', 'The order belongs to another company'],
    ORDER_NOT_OPEN: ['订单不在待付款状态', 'The order is not open for payment'],
    WRONG_USER_TYPE: ['不适用于持券企业类型', 'Not for the holder’s company type'],
    NOT_FIRST_ORDER: ['仅限首单', 'For first orders only'],
    WRONG_MODE: ['运输方式不符', 'Another transport mode'],
    WRONG_BOX: ['箱型不符', 'Another container type'],
    WRONG_CARRIER: ['船公司不符', 'Another carrier'],
    NO_CHARGE: ['订单没有对应费用', 'The order has no such charge'],
    NOT_STACKABLE: ['不能与订单已用的券同用', 'Cannot be combined with coupons on the order'],
    LIMIT: ['超过每单可用张数', 'Over the limit per order'],
  },
  verification_status: { OK: ['已核销', 'Redeemed'], UNDONE: ['已撤销', 'Undone'] },
  undo_reason: {
    WRONG_COUPON: ['核错了券', 'Wrong coupon'],
    WRONG_AMOUNT: ['金额有误', 'Wrong amount'],
    ORDER_CANCELLED: ['订单取消', 'The order was cancelled'],
    OTHER: ['其他', 'Other'],
  },
}
