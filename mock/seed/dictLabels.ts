import type * as bid from '@/contract/trade/bid/values.ts'
import type { ServiceType, SmsScene } from '@/contract/member/values.ts'
import { API_KEY_LABELS, type ApiKeyLabels } from './labels/apiKey.ts'
import { AWARD_LABELS, type AwardLabels } from './labels/award.ts'
import { COUPON_LABELS, type CouponLabels } from './labels/coupon.ts'
import { INVOICE_LABELS, type InvoiceLabels } from './labels/invoice.ts'
import { LISTING_LABELS, type ListingLabels } from './labels/listing.ts'
import { LOG_LABELS, type LogLabels } from './labels/log.ts'
import { MEMBER_LABELS, type MemberLabels } from './labels/member.ts'
import type { Names } from './labels/names.ts'
import { NEWS_LABELS, type NewsLabels } from './labels/news.ts'
import { ORDER_LABELS, type OrderLabels } from './labels/order.ts'
import { PAPER_LABELS, type PaperLabels } from './labels/paper.ts'
import { PAYER_LABELS, type PayerLabels } from './labels/payer.ts'
import { TICKET_LABELS, type TicketLabels } from './labels/ticket.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import type * as payment from '@/contract/money/payment/values.ts'
import type * as tender from '@/contract/trade/tender/values.ts'

/** Names of all transmitted enumerations in both languages; complete by type. */
interface Labels {
  tender_type: Names<tender.TenderType>
  transport_mode: Names<tender.TransportMode>
  tender_status: Names<tender.TenderStatus>
  quoting_mode: Names<tender.QuotingMode>
  visibility: Names<'PUBLIC' | 'INVITED'>
  handover_type: Names<'CY' | 'SD' | 'CFS'>
  payment_term: Names<tender.PaymentTerm>
  award_rule: Names<'LOWEST' | 'WEIGHTED'>
  award_reason: Names<tender.AwardReason>
  cancel_reason: Names<tender.CancelReason>
  return_reason: Names<tender.ReturnReason>
  bid_status: Names<bid.BidStatus>
  charge_group: Names<bid.ChargeGroup>
  charge_basis: Names<bid.ChargeBasis>
  charge_state: Names<bid.ChargeState>
  space_status: Names<bid.SpaceStatus>
  gap_band: Names<bid.GapBand>
  loss_reason: Names<bid.LossReason>
  decline_reason: Names<bid.DeclineReason>
  order_status: Names<OrderStatus>
  payment_method: Names<payment.PaymentMethod>
  payment_status: Names<payment.PaymentStatus>
  payment_rejection: Names<payment.PaymentRejection>
  sms_scene: Names<SmsScene>
  service_type: Names<ServiceType>
}
type AllLabels = Labels &
  ApiKeyLabels &
  AwardLabels &
  InvoiceLabels &
  OrderLabels &
  ListingLabels &
  LogLabels &
  CouponLabels &
  NewsLabels &
  PaperLabels &
  PayerLabels &
  TicketLabels &
  MemberLabels
export type DictCode = keyof AllLabels

export const LABELS: AllLabels = {
  ...API_KEY_LABELS,
  ...AWARD_LABELS,
  ...COUPON_LABELS,
  ...INVOICE_LABELS,
  ...ORDER_LABELS,
  ...LISTING_LABELS,
  ...NEWS_LABELS,
  ...PAPER_LABELS,
  ...PAYER_LABELS,
  ...TICKET_LABELS,
  ...MEMBER_LABELS,
  ...LOG_LABELS,
  tender_type: { SPOT: ['单次', 'Spot'], CONTRACT: ['合约', 'Contract'] },
  transport_mode: {
    FCL: ['海运整箱', 'Ocean FCL'],
    LCL: ['海运拼箱', 'Ocean LCL'],
    AIR: ['空运', 'Air'],
    RAIL: ['铁路', 'Rail'],
    TRUCK: ['集卡', 'Container truck'],
  },
  tender_status: {
    DRAFT: ['草稿', 'Draft'],
    REVIEWING: ['审核中', 'Under review'],
    QUOTING: ['报价中', 'Open for bids'],
    EVALUATING: ['评标中', 'Evaluating'],
    AWARDED: ['已定标', 'Awarded'],
    CONTRACTED: ['已签约', 'Contracted'],
    DONE: ['已完成', 'Completed'],
    FAILED: ['流标', 'No award'],
    CANCELLED: ['已取消', 'Cancelled'],
  },
  quoting_mode: { SEALED: ['密封报价', 'Sealed'], RANK: ['显示排名', 'Ranked'], OPEN: ['公开报价', 'Open'] },
  visibility: { PUBLIC: ['公开', 'Public'], INVITED: ['邀请', 'By invitation'] },
  handover_type: { CY: ['堆场', 'Container yard'], SD: ['门点', 'Door'], CFS: ['货运站', 'Container freight station'] },
  payment_term: {
    PREPAID: ['预付', 'Prepaid'],
    DEPOSIT_BALANCE: ['定金加尾款', 'Deposit and balance'],
    ON_BL: ['见提单付款', 'On bill of lading'],
    MONTHLY_30: ['月结 30 天', 'Monthly, 30 days'],
    MONTHLY_60: ['月结 60 天', 'Monthly, 60 days'],
  },
  award_rule: { LOWEST: ['最低全包价', 'Lowest all-in'], WEIGHTED: ['综合评分', 'Weighted score'] },
  award_reason: {
    PRICE: ['价格', 'Price'],
    SCORE: ['综合得分最高', 'Highest score'],
    TRANSIT: ['航程', 'Transit time'],
    FREE_TIME: ['免箱期', 'Free time'],
    SERVICE: ['服务', 'Service'],
    COMPLETENESS: ['报价完整', 'Completeness'],
    OTHER: ['其他', 'Other'],
  },
  cancel_reason: {
    PLAN_CHANGED: ['计划变更', 'Plan changed'],
    CARGO_DELAYED: ['货物延期', 'Cargo delayed'],
    WRONG_DATA: ['信息有误', 'Wrong data'],
    BUDGET: ['预算原因', 'Budget'],
    OTHER: ['其他', 'Other'],
  },
  return_reason: {
    FORBIDDEN_CARGO: ['禁运货物', 'Prohibited cargo'],
    CONTACT_IN_TEXT: ['文本含联系方式', 'Contact details in the text'],
    DG_PAPERS: ['缺少危险品资料', 'Missing dangerous-goods documents'],
    WEIGHT_IMPLAUSIBLE: ['重量不合理', 'Implausible weight'],
  },
  bid_status: {
    DRAFT: ['草稿', 'Draft'],
    SUBMITTED: ['已报价', 'Submitted'],
    NEED_RECONFIRM: ['待重新确认', 'Reconfirmation needed'],
    WITHDRAWN: ['已撤回', 'Withdrawn'],
    SHORTLISTED: ['已入围', 'Shortlisted'],
    AWARDED: ['已中标', 'Awarded'],
    CONFIRMED: ['已确认', 'Confirmed'],
    DECLINED: ['已放弃', 'Declined'],
    LOST: ['未中标', 'Lost'],
    EXPIRED: ['已过期', 'Expired'],
    DISQUALIFIED: ['已取消资格', 'Disqualified'],
  },
  charge_group: {
    ORIGIN: ['起运港费用', 'Origin'],
    FREIGHT: ['运费', 'Freight'],
    DESTINATION: ['目的港费用', 'Destination'],
    CONDITIONAL: ['或有费用', 'Conditional'],
    OPTIONAL: ['可选费用', 'Optional'],
  },
  charge_basis: {
    PER_CONTAINER: ['每箱', 'Per container'],
    PER_BL: ['每票提单', 'Per bill of lading'],
    PER_SHIPMENT: ['每票', 'Per shipment'],
    PER_WM: ['每计费吨', 'Per W/M'],
    PER_KG: ['每千克', 'Per kg'],
    PER_CONTAINER_DAY: ['每箱每天', 'Per container and day'],
    PER_HOUR: ['每小时', 'Per hour'],
    PERCENT_OF_FREIGHT: ['运费百分比', 'Percentage of freight'],
    PERCENT_OF_VALUE: ['货值百分比', 'Percentage of value'],
    AT_COST: ['实报实销', 'At cost'],
  },
  charge_state: {
    QUOTED: ['已报价', 'Quoted'],
    INCLUDED: ['已包含', 'Included'],
    EXCLUDED: ['不含', 'Excluded'],
    NOT_APPLICABLE: ['不适用', 'Not applicable'],
  },
  space_status: {
    CONFIRMED: ['舱位确认', 'Confirmed'],
    SUBJECT: ['视舱位', 'Subject to space'],
    WAITLIST: ['候补', 'Waitlist'],
  },
  gap_band: { LE2: ['≤2%', '≤2%'], LE5: ['2–5%', '2–5%'], LE10: ['5–10%', '5–10%'], GT10: ['>10%', '>10%'] },
  loss_reason: {
    PRICE: ['价格', 'Price'],
    TRANSIT: ['航程', 'Transit time'],
    FREE_TIME: ['免箱期', 'Free time'],
    SERVICE: ['服务', 'Service'],
    INCOMPLETE: ['报价不完整', 'Incomplete bid'],
    OTHER: ['其他', 'Other'],
  },
  decline_reason: {
    NO_SPACE: ['无舱位', 'No space'],
    PRICE_CHANGED: ['价格变动', 'Price changed'],
    SCHEDULE_CHANGED: ['船期变动', 'Schedule changed'],
    MISTAKE: ['报价有误', 'Mistake in the bid'],
    OTHER: ['其他', 'Other'],
  },
  order_status: {
    TO_CONFIRM: ['待确认', 'Awaiting confirmation'],
    TO_PAY: ['待付款', 'Awaiting payment'],
    PAY_CHECKING: ['付款核对中', 'Verifying payment'],
    CONFIRMED: ['已确认（账期）', 'Confirmed on credit'],
    PAID: ['已付款', 'Paid'],
    EXECUTING: ['执行中', 'In progress'],
    DELIVERED: ['已送达', 'Delivered'],
    SETTLED: ['已结算', 'Settled'],
    REVIEWED: ['已评价', 'Reviewed'],
    CANCELLED: ['已取消', 'Cancelled'],
    TIMED_OUT: ['已超时', 'Timed out'],
    DISPUTED: ['争议中', 'Disputed'],
  },
  payment_method: {
    BANK_TRANSFER: ['对公转账', 'Bank transfer'],
    WECHAT: ['微信支付', 'WeChat Pay'],
    ALIPAY: ['支付宝', 'Alipay'],
  },
  payment_status: {
    CREATED: ['待支付', 'Awaiting payment'],
    SUBMITTED: ['待核对', 'Being verified'],
    CONFIRMED: ['已到账', 'Received'],
    REJECTED: ['已驳回', 'Rejected'],
    CANCELLED: ['已取消', 'Cancelled'],
    EXPIRED: ['已过期', 'Expired'],
  },
  payment_rejection: {
    AMOUNT_DIFFERS: ['金额不符', 'Amount mismatch'],
    PROOF_UNREADABLE: ['凭证无法辨认', 'Proof unreadable'],
    DUPLICATE_PROOF: ['凭证重复', 'Duplicate proof'],
    NOT_RECEIVED: ['未到账', 'Not received'],
    WALLET_LIMIT: ['超出钱包限额', 'Above the wallet limit'],
  },
  sms_scene: {
    REGISTER: ['注册', 'Registration'],
    LOGIN: ['登录', 'Login'],
    RESET_PASSWORD: ['找回密码', 'Password reset'],
    CHANGE_MOBILE: ['更换手机号', 'Change of number'],
    BIND_WECHAT: ['绑定微信', 'Link WeChat'],
  },
  service_type: {
    OCEAN_FCL: ['海运整箱', 'Ocean FCL'],
    OCEAN_LCL: ['海运拼箱', 'Ocean LCL'],
    AIR: ['空运', 'Air freight'],
    RAIL: ['铁路', 'Rail'],
    CUSTOMS: ['报关', 'Customs brokerage'],
    WAREHOUSE: ['仓储', 'Warehousing'],
    INSURANCE: ['货运保险', 'Cargo insurance'],
    CONTAINER_HAULAGE: ['集卡运输', 'Container haulage'],
    CFS_CONSOLIDATION: ['集拼装箱', 'CFS consolidation'],
    BONDED: ['保税服务', 'Bonded services'],
  },
}
