import type { TicketTopic } from '@/contract/front/ticket/values.ts'

type Words = readonly [zh: string, en: string]

/** Status of the order, before the answer. */
export const TICKET_ORDER: Words = ['订单 {no} 目前的状态是“{status}”。', 'Order {no} is now “{status}”.']

/** The clerk's answer to each topic. */
export const TICKET_ANSWERS: Record<TicketTopic, Words> = {
  ACCOUNT: [
    '登录、手机号和微信绑定在“企业资料”的安全页管理；认证被退回时，认证页逐项列出原因，改好后可重新提交。',
    'Login, mobile number and WeChat are managed on the Security tab of your company profile. If your certification was rejected, its page states each reason; correct those parts and submit again.',
  ],
  TENDER: [
    '招标和报价的状态、截止时间和收到的家数在“我的招标”与“我的投标”中查看。密封招标在截止前任何人都看不到金额，我们也不能代为查看或修改。',
    'Status, deadline and number of bids are under “My tenders” and “My bids”. In a sealed tender nobody sees a price before the deadline; we cannot view or change one either.',
  ],
  ORDER: [
    '运输节点由卖方在订单中更新。对进度有疑问可在订单里联系对方；执行中或送达后，买方可以提出争议，订单随即暂停。',
    'The seller reports milestones in the order. Contact the other party there; during execution or after delivery the buyer can open a dispute, which puts the order on hold.',
  ],
  PAYMENT: [
    '付款须在确认后 72 小时内完成。对公转账请核对汇款识别码和金额；被退回的凭证会写明原因，可重新提交。',
    'Payment is due within 72 hours after the confirmation. Check remittance code and amount of a transfer; a rejected proof states the reason and can be submitted again.',
  ],
  INVOICE: [
    '发票由卖方开具，进度在“发票管理”中查看。专用发票的抬头须先通过审核；开错的发票可申请红冲，72 小时内确认。',
    'Invoices are issued by the seller; follow them under “Invoices”. A billing profile for special invoices must be approved first; a wrong invoice can be reversed with a credit note, to be agreed within 72 hours.',
  ],
  COUPON: [
    '优惠券由发券企业承担，不能使用时券面会说明原因。核销有误，核销人可在 24 小时内撤销。',
    'The issuer pays for its coupons; a coupon that cannot be used states why. The person who redeemed one by mistake can undo it within 24 hours.',
  ],
  COMPLAINT: [
    '我们会核对相关记录。如涉及在执行的订单，请同时在订单中提出争议，以便双方留痕；核实的违规会按条款处理。',
    'We will check our records. If an order is under way, open a dispute there as well so that both parties are on record; confirmed breaches are handled under the terms.',
  ],
  OTHER: [
    '常见问题在帮助中心按主题列出。若仍未解决，请再次提交工单，并写明页面、操作和看到的提示。',
    'The help centre lists answers by topic. If yours is not there, submit another ticket with the page, what you did and the message shown.',
  ],
}
