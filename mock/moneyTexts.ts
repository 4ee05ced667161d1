/** Texts of messages about payments, refunds and credit; see `messageTexts.ts`. */
export const MONEY_TEXTS = {
  PAYMENT_CONFIRMED: [
    ['付款已到账', '订单 {order} 的付款 {amount} 已确认。'],
    ['Payment confirmed', 'The payment of {amount} for order {order} is confirmed.'],
  ],
  'PAYMENT_CONFIRMED.short': [
    ['付款部分到账', '订单 {order} 到账 {amount}，还需支付 {rest}。'],
    ['Part of the payment arrived', '{amount} arrived for order {order}; {rest} is still due.'],
  ],
  'PAYMENT_CONFIRMED.over': [
    ['付款已到账', '订单 {order} 到账 {amount}；多付的 {rest} 记为在该卖方处的余额。'],
    ['Payment confirmed', '{amount} arrived for order {order}; the {rest} overpaid is your balance with the seller.'],
  ],
  'PAYMENT_CONFIRMED.seller.short': [
    ['买方已付一部分', '订单 {order}（{title}）到账 {amount}，买方还需支付 {rest}。'],
    ['The buyer has paid in part', '{amount} arrived for order {order} ({title}); the buyer still owes {rest}.'],
  ],
  'PAYMENT_CONFIRMED.seller': [
    ['买方已付款', '订单 {order}（{title}）的买方已付款。'],
    ['The buyer has paid', 'The buyer has paid order {order} ({title}).'],
  ],
  PAYMENT_REJECTED: [
    ['付款未通过', '订单 {order} 的付款未通过核对：{reason}。请重新付款。'],
    ['Payment rejected', 'The payment for order {order} was rejected: {reason}. Pay again.'],
  ],
  'PAYMENT_REJECTED.ASKED': [
    ['付款待确认', '订单 {order}：银行流水附言没有识别码 {code}，暂无法对应付款。请在付款页核对并重新提交凭证。'],
    [
      'Payment to be identified',
      'Order {order}: the bank line does not name the code {code}, so the payment is not matched. Answer on its page.',
    ],
  ],
  'PAYMENT_REFUND.REQUESTED': [
    ['买方申请退款', '订单 {order}：买方申请退回余额 {amount}（{no}），请答复。'],
    ['Refund requested', 'Order {order}: the buyer asks for {amount} of its balance back ({no}). Reply to it.'],
  ],
  'PAYMENT_REFUND.APPROVED': [
    ['退款已同意', '卖方同意退款 {no}：{amount}，款项退回中。'],
    ['Refund approved', 'The seller approved refund {no}: {amount} is on its way.'],
  ],
  'PAYMENT_REFUND.REFUSED': [
    ['退款被拒绝', '卖方拒绝退款 {no}（{amount}）：{note}'],
    ['Refund refused', 'The seller refused refund {no} ({amount}): {note}'],
  ],
  'PAYMENT_REFUND.REFUNDED': [
    ['退款已到账', '订单 {order} 的退款 {no}（{amount}）已退回买方。'],
    ['Refund completed', 'Refund {no} of order {order} ({amount}) has reached the buyer.'],
  ],
  'PAYMENT_DUE.soon': [
    ['付款即将到期', '订单 {order} 的 {amount} 应于 {day} 前付清。'],
    ['Payment due soon', 'Pay {amount} for order {order} by {day}.'],
  ],
  'PAYMENT_DUE.balance': [
    ['尾款待付', '订单 {order} 的尾款 {amount} 应于 {day} 前付清；付清后放单。'],
    ['Balance due', 'Pay the balance of {amount} for order {order} by {day}; the B/L is released then.'],
  ],
  'PAYMENT_DUE.overdue': [
    ['付款已逾期', '订单 {order} 的 {amount} 已于 {day} 到期，请尽快付款；逾期 3 天后授信将冻结。'],
    [
      'Payment overdue',
      '{amount} for order {order} was due on {day}. Pay now: the credit line freezes after three days.',
    ],
  ],
  'PAYMENT_DUE.seller': [
    ['买方付款逾期', '订单 {order} 的 {amount} 已于 {day} 到期，买方尚未付清。'],
    ['Buyer’s payment overdue', '{amount} for order {order} was due on {day} and is not paid.'],
  ],
  'STATEMENT_CHANGED.DRAFT': [
    ['月结对账单待发送', '{month} 对账单 {no} 已生成，请核对后发送给买方。'],
    ['Statement to send', 'The statement {no} for {month} is ready. Check it and send it to the buyer.'],
  ],
  'STATEMENT_CHANGED.SENT': [
    ['收到月结对账单', '卖方发来 {month} 对账单 {no}，请逐笔核对。'],
    ['Statement received', 'The seller sent the statement {no} for {month}. Check its lines.'],
  ],
  'STATEMENT_CHANGED.SILENT': [
    ['对账单尚未核对', '{month} 对账单 {no} 还有未核对的费用；无异议的款项仍按期到期。'],
    [
      'Statement not checked',
      'Lines of the statement {no} for {month} are not checked yet; they fall due all the same.',
    ],
  ],
  'STATEMENT_CHANGED.CONFIRMED': [
    ['对账单已核对', '买方已核对 {month} 对账单 {no} 的全部费用。'],
    ['Statement confirmed', 'The buyer has confirmed all lines of the statement {no} for {month}.'],
  ],
  'STATEMENT_CHANGED.DISPUTED': [
    ['对账单有异议', '买方对对账单 {no} 中的 {what} 提出异议，请答复。'],
    ['Statement disputed', 'The buyer disputes {what} of the statement {no}. Reply to it.'],
  ],
  'STATEMENT_CHANGED.OFFERED': [
    ['卖方答复了异议', '卖方对对账单 {no} 中的异议提出按 {what} 结算，请确认。'],
    ['Reply to your dispute', 'The seller offers to settle the disputed line of statement {no} at {what}.'],
  ],
  'STATEMENT_CHANGED.AGREED': [
    ['异议已达成一致', '卖方同意对账单 {no} 中有异议的费用按 {what} 结算，差额已减免。'],
    [
      'Dispute settled',
      'The seller agrees to {what} for the disputed line of statement {no}; the rest is no longer due.',
    ],
  ],
  'CREDIT_CHANGED.REQUESTED': [
    ['买方申请授信', '买方申请授信额度 {amount}（{no}），请答复。'],
    ['Credit requested', 'A buyer asks for credit of {amount} ({no}). Reply to it.'],
  ],
  'CREDIT_CHANGED.GRANTED': [
    ['授信已获批', '卖方给予授信额度 {amount}（{no}）。'],
    ['Credit granted', 'The seller grants credit of {amount} ({no}).'],
  ],
  'CREDIT_CHANGED.REFUSED': [
    ['授信申请被拒绝', '卖方拒绝授信申请 {no}：{note}'],
    ['Credit refused', 'The seller refused credit request {no}: {note}'],
  ],
  'CREDIT_CHANGED.CHANGED': [
    ['授信额度已调整', '授信 {no} 的额度现为 {amount}。'],
    ['Credit limit changed', 'The limit of credit line {no} is now {amount}.'],
  ],
  'CREDIT_CHANGED.CLOSED': [
    ['授信已终止', '卖方终止授信 {no}：{note} 未付款项仍须按期支付。'],
    ['Credit line closed', 'The seller closed credit line {no}: {note} What is owed stays due.'],
  ],
  'CREDIT_CHANGED.WITHDRAWN': [
    ['授信申请已撤回', '买方撤回授信申请 {no}。'],
    ['Credit request withdrawn', 'The buyer withdrew credit request {no}.'],
  ],
  'CREDIT_CHANGED.prepaid': [
    ['买方改为预付', '订单 {order}（{title}）改为预付，不再占用授信；请确认是否承接。'],
    ['Order prepaid', 'The buyer will prepay order {order} ({title}) instead of using credit. Confirm or decline it.'],
  ],
  'CREDIT_CHANGED.FROZEN': [
    ['授信已冻结', '订单 {note} 逾期未付，授信 {no} 已冻结；付清后自动恢复。'],
    ['Credit line frozen', 'Order {note} is overdue, so credit line {no} is frozen until it is paid.'],
  ],
} as const satisfies Record<string, readonly (readonly [title: string, body: string])[]>
