import type { TodoKind } from '@/contract/member/center/values.ts'
import type { MessageGroup } from '@/contract/member/notification/values.ts'

type Text = readonly [zh: string, en: string]

/** Words of digests; `{name}` is replaced. */
export const DIGEST_TEXTS = {
  subject: ['{company}的摘要（{day}）', 'Digest of {company}, {day}'],
  duties: ['待办', 'To do'],
  deadlines: ['今天截止', 'Due today'],
  unread: ['未读消息', 'Unread messages'],
  count: ['{name}：{count}', '{name}: {count}'],
  due: ['{time}　{kind}：{title}', '{time}  {kind}: {title}'],
  closes: ['招标截止', 'Tender closes'],
  openDuties: ['查看待办', 'Open the to-do list'],
  openMessages: ['查看消息', 'Open the messages'],
  settings: ['更改或停用摘要', 'Change or stop digests'],
} as const satisfies Record<string, Text>

/** Names of duties, as in the member centre. */
export const DUTY_NAMES: Record<TodoKind, Text> = {
  CERTIFY: ['完成企业认证', 'Complete company certification'],
  FIX_CERTIFICATION: ['补正认证资料', 'Correct your certification'],
  RENEW_CERTIFICATION: ['更新认证资料', 'Renew your certification'],
  TO_APPROVE: ['待我审批', 'Waiting for your approval'],
  TO_CONFIRM: ['确认中标', 'Awards to confirm'],
  COUNTER_TO_ANSWER: ['待答复的还价', 'Counter-offers to answer'],
  BID_TO_RECONFIRM: ['待重新确认的报价', 'Bids to reconfirm'],
  BOOKING_TO_ACCEPT: ['待接受的订舱', 'Bookings to accept'],
  SAILING_TO_ANSWER: ['待答复的改配船期', 'Other sailings to answer'],
  TO_PAY: ['待付款订单', 'Orders to pay'],
  CHARGE_TO_ANSWER: ['待答复的追加费用', 'Charges awaiting approval'],
  CREDIT_TO_ANSWER: ['待答复授信申请', 'Credit requests to answer'],
  STATEMENT_TO_CHECK: ['待处理对账单', 'Statements to check'],
  NOTICE_TO_ANSWER: ['待答复的涨价通知', 'Price increases to answer'],
  TERMINATION_BOUGHT: ['货代通知终止的协议', 'Agreements that a seller terminates'],
  TERMINATION_SOLD: ['买方通知终止的协议', 'Agreements that a buyer terminates'],
  RENEWAL_BOUGHT: ['货代提出续约的协议', 'Renewals that a seller proposes'],
  RENEWAL_SOLD: ['买方提出续约的协议', 'Renewals that a buyer proposes'],
  AMENDMENT_BOUGHT: ['货代提出变更的协议', 'Amendments that a seller proposes'],
  AMENDMENT_SOLD: ['买方提出变更的协议', 'Amendments that a buyer proposes'],
  TO_ACCEPT: ['待验收的订单', 'Deliveries to accept'],
  DISPUTE_TO_RESOLVE: ['争议中的订单', 'Orders in dispute'],
  TO_START: ['待开始执行的订单', 'Orders to start'],
  RED_TO_CONFIRM: ['待确认红冲', 'Credit notes to confirm'],
  TO_AWARD: ['待定标', 'Tenders to award'],
  ENDING_BOUGHT: ['即将到期的采购协议', 'Agreements ending soon (bought)'],
  ENDING_SOLD: ['即将到期的销售协议', 'Agreements ending soon (sold)'],
  RETURNED_TENDER: ['被退回的招标', 'Rejected tenders'],
  TENDER_DRAFT: ['未发布的招标草稿', 'Tender drafts'],
  BID_DRAFT: ['未提交的报价', 'Draft bids'],
  TO_INVOICE: ['可开票的订单', 'Orders to invoice'],
  COUPON_GIFT: ['待领取的转赠优惠券', 'Coupon gifts to accept'],
  COUPON_EXPIRING: ['即将到期的优惠券', 'Coupons expiring soon'],
  TO_REVIEW: ['待评价的订单', 'Orders to review'],
  TO_QUOTE: ['可报价的招标', 'Tenders you can quote on'],
  COMPLETE_PROFILE: ['完善企业资料', 'Complete your profile'],
}

/** Names of groups of messages, as in their settings. */
export const GROUP_NAMES: Record<MessageGroup, Text> = {
  TENDER: ['招标进展', 'Tenders'],
  BID: ['收到报价', 'Bids received'],
  DEADLINE: ['截止提醒', 'Deadlines'],
  AWARD: ['定标结果', 'Awards'],
  ORDER: ['订单', 'Orders'],
  AGREEMENT: ['协议', 'Agreements'],
  PAYMENT: ['付款', 'Payments'],
  INVOICE: ['发票', 'Invoices'],
  CERTIFICATION: ['企业认证', 'Certification'],
  FAVORITE: ['收藏与价格提醒', 'Favourites and price alerts'],
  COUPON: ['优惠券', 'Coupons'],
}
