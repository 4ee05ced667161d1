import { AGREEMENT_TEXTS } from './agreementTexts.ts'
import { ALERT_TEXTS } from './alertTexts.ts'
import { APPROVAL_NEWS } from './approvalTexts.ts'
import { BID_TEXTS } from './bidTexts.ts'
import { COUPON_TEXTS } from './couponTexts.ts'
import { DOCUMENT_TEXTS } from './documentTexts.ts'
import { EXPORT_NEWS } from './exportTexts.ts'
import { LISTING_TEXTS } from './listingTexts.ts'
import { MONEY_TEXTS } from './moneyTexts.ts'
import { QUESTION_TEXTS } from './questionTexts.ts'
import { WEBHOOK_NEWS } from './webhookTexts.ts'
import { RATE_SHEET_NEWS } from './rateSheetTexts.ts'
import { TENDER_TEXTS } from './tenderTexts.ts'

/** Texts of each message: title, then one sentence; a variant is named after a dot. `{name}` is replaced. */
export const NEWS_TEXTS = {
  ...TENDER_TEXTS,
  ...DOCUMENT_TEXTS,
  ...BID_TEXTS,
  ...QUESTION_TEXTS,
  ...LISTING_TEXTS,
  ...AGREEMENT_TEXTS,
  ...COUPON_TEXTS,
  ...ALERT_TEXTS,
  ...EXPORT_NEWS,
  ...RATE_SHEET_NEWS,
  ...WEBHOOK_NEWS,
  ...APPROVAL_NEWS,
  DEADLINE_24H: [
    ['24 小时内截止', '您收藏的 {title}（{no}）将在 24 小时内截止报价。'],
    ['Closes within 24 hours', 'Your favourite {title} ({no}) closes within 24 hours.'],
  ],
  'DEADLINE_24H.draft': [
    ['报价草稿即将截止', '{title}（{no}）将在 24 小时内截止，您的报价尚未提交。'],
    ['Your draft bid closes soon', '{title} ({no}) closes within 24 hours and your bid is not submitted yet.'],
  ],
  'AWARD_LAPSED.undone': [
    ['中标已撤回', '{title}（{no}）的招标方撤回了定标，您的报价恢复入围。'],
    ['Award revoked', 'The buyer of {title} ({no}) revoked the award; your bid is shortlisted again.'],
  ],
  'AWARD_LAPSED.silent': [
    ['中标已失效', '{title}（{no}）未在 24 小时内确认，中标失效。'],
    ['Award expired', 'The award of {title} ({no}) was not confirmed within 24 hours and has expired.'],
  ],
  'AWARD_LAPSED.publisher': [
    ['中标方未确认', '{title}（{no}）的中标方未在 24 小时内确认，请重新定标。'],
    ['The winner did not confirm', 'The winner of {title} ({no}) did not confirm in time. Award it again.'],
  ],
  'AWARD_LAPSED.bidder': [
    ['报价重新参与评标', '{title}（{no}）的定标未成立，您的报价重新参与评标。'],
    ['Your bid is considered again', 'The award of {title} ({no}) was not confirmed; your bid is considered again.'],
  ],
  ORDER_CONFIRMED: [
    ['中标方已确认', '订单 {order}（{title}）已由卖方确认，请在 72 小时内付款。'],
    ['The winner confirmed', 'The seller confirmed order {order} ({title}). Pay within 72 hours.'],
  ],
  ORDER_DECLINED: [
    ['中标方已放弃', '{title}（{no}）的中标方放弃了中标：{reason}。请重新定标。'],
    ['The winner declined', 'The winner of {title} ({no}) declined: {reason}. Award it again.'],
  ],
  ORDER_CLOSED: [
    ['订单超时关闭', '订单 {order}（{title}）未在期限内付款，已关闭。'],
    ['Order closed', 'Order {order} ({title}) was not paid in time and was closed.'],
  ],
  'ORDER_CLOSED.cancelled': [
    ['买方取消订单', '订单 {order}（{title}）已由买方取消，退回 {amount}。原因：{note}'],
    ['Order cancelled', 'The buyer cancelled order {order} ({title}); {amount} goes back. Reason: {note}'],
  ],
  'ORDER_CLOSED.unpaid': [
    ['买方取消订单', '订单 {order}（{title}）已由买方取消，尚未付款。原因：{note}'],
    ['Order cancelled', 'The buyer cancelled order {order} ({title}); nothing was paid. Reason: {note}'],
  ],
  'ORDER_CLOSED.callOff': [
    ['买方取消协议订舱', '订单 {order}（{title}）已由买方取消，尚未付款，箱量已退回协议。原因：{note}'],
    [
      'Call-off cancelled',
      'The buyer cancelled order {order} ({title}); nothing was paid, and its containers are free again. Reason: {note}',
    ],
  ],
  ORDER_STARTED: [
    ['订单开始执行', '订单 {order}（{title}）的卖方已开始执行。'],
    ['Order started', 'The seller has started order {order} ({title}).'],
  ],
  ORDER_DELIVERED: [
    ['订单已送达', '订单 {order}（{title}）已送达，请验收；{days} 天后视为验收。'],
    [
      'Order delivered',
      'Order {order} ({title}) was delivered. Accept it within {days} days; after that it counts as accepted.',
    ],
  ],
  ORDER_SETTLED: [
    ['买方已验收', '订单 {order}（{title}）已结算，可以评价对方。'],
    ['Delivery accepted', 'The buyer accepted order {order} ({title}). You can review each other.'],
  ],
  'ORDER_SETTLED.silent': [
    ['订单已自动验收', '订单 {order}（{title}）验收期满，已结算，可以评价对方。'],
    [
      'Accepted automatically',
      'The acceptance period of order {order} ({title}) has ended. You can review each other.',
    ],
  ],
  ORDER_DISPUTED: [
    ['买方发起争议', '订单 {order}（{title}）：{reason}。'],
    ['Dispute opened', 'The buyer disputes order {order} ({title}): {reason}.'],
  ],
  'ORDER_DISPUTED.proposal': [
    ['对方提出解决方案', '订单 {order}（{title}）的争议有新的解决方案，请答复。'],
    ['Dispute: new proposal', 'The other party proposed an outcome for order {order} ({title}). Reply to it.'],
  ],
  'ORDER_DISPUTED.ended.EXECUTING': [
    ['争议已解决', '订单 {order}（{title}）继续执行。'],
    ['Dispute resolved', 'Order {order} ({title}) continues.'],
  ],
  'ORDER_DISPUTED.ended.SETTLED': [
    ['争议已解决', '订单 {order}（{title}）已结算。'],
    ['Dispute resolved', 'Order {order} ({title}) is settled.'],
  ],
  'ORDER_DISPUTED.ended.CANCELLED': [
    ['争议已解决', '订单 {order}（{title}）已取消，已付款项全部退回买方。'],
    ['Dispute resolved', 'Order {order} ({title}) is cancelled; the buyer gets back all it paid.'],
  ],
  ADJUSTMENT_PROPOSED: [
    ['追加费用待答复', '订单 {order}：卖方提出 {code} {amount}，请在 {hours} 小时内答复。未同意不计入应付。'],
    [
      'Charge awaiting approval',
      'Order {order}: the seller requests {code} {amount}. Reply within {hours} hours; only approved charges are payable.',
    ],
  ],
  'ADJUSTMENT_PROPOSED.REPORTED': [
    ['对方承担的追加费用', '订单 {order}：卖方告知 {code} {amount}，由对方在其所在地支付，不计入本企业应付。'],
    [
      'Charge for the other party',
      'Order {order}: the seller reports {code} {amount}. The other party pays it at its end; it is not payable by you.',
    ],
  ],
  'ADJUSTMENT_ANSWERED.APPROVED': [
    ['追加费用已同意', '订单 {order}：买方同意 {code} {amount}。'],
    ['Charge approved', 'Order {order}: the buyer approved {code} {amount}.'],
  ],
  'ADJUSTMENT_ANSWERED.REJECTED': [
    ['追加费用被拒绝', '订单 {order}：买方拒绝 {code} {amount}。'],
    ['Charge rejected', 'Order {order}: the buyer rejected {code} {amount}.'],
  ],
  'ADJUSTMENT_ANSWERED.DISPUTED': [
    ['追加费用有争议', '订单 {order}：买方对 {code} {amount} 提出争议。'],
    ['Charge disputed', 'Order {order}: the buyer disputes {code} {amount}.'],
  ],
  'ADJUSTMENT_ANSWERED.LAPSED': [
    ['追加费用已失效', '订单 {order}：{code} {amount} 未在 48 小时内答复，不计入应付。'],
    ['Charge expired', 'Order {order}: {code} {amount} was not approved within 48 hours and is not payable.'],
  ],
  ADJUSTMENT_CREDIT: [
    ['费用已减免', '订单 {order}：卖方减免 {code} {amount}（{no}）。原因：{reason}'],
    ['Charge reduced', 'Order {order}: the seller took {amount} off {code} ({no}). Reason: {reason}'],
  ],
  REVIEW_RECEIVED: [
    ['收到评价', '订单 {order}（{title}）的评价已公开。'],
    ['Review received', 'The reviews of order {order} ({title}) are published.'],
  ],
  ...MONEY_TEXTS,
  INVOICE_ISSUED: [
    ['发票已开具', '申请 {no} 的发票已开具，可下载 PDF 和 XML。'],
    ['Invoice issued', 'The invoice for request {no} was issued; PDF and XML are ready.'],
  ],
  INVOICE_REJECTED: [
    ['开票申请未通过', '申请 {no} 未通过：{reason}。'],
    ['Invoice request rejected', 'Request {no} was rejected: {reason}.'],
  ],
  INVOICE_RED: [
    ['请确认红字发票', '申请 {no} 的红字确认单等待您确认，72 小时后失效。'],
    ['Credit note to confirm', 'The credit note for request {no} awaits your confirmation; it expires after 72 hours.'],
  ],
  CERT_APPROVED: [
    ['企业认证已通过', '现在可以发布、报价和交易。'],
    ['Certification approved', 'You can now publish, quote and trade.'],
  ],
  CERT_REJECTED: [
    ['企业认证未通过', '请查看审核意见，修改后重新提交。'],
    ['Certification rejected', 'See the reasons, correct them and submit again.'],
  ],
  CERT_EXPIRING: [
    ['认证即将到期', '请尽快更新证照，以免影响交易。'],
    ['Certification expires soon', 'Renew your documents to continue trading.'],
  ],
  CERT_EXPIRED: [
    ['认证已过期', '更新证照并通过审核后可恢复交易。'],
    ['Certification expired', 'Renew your documents; you can trade again after the review.'],
  ],
  'FAVORITE_CHANGED.AMENDED': [
    ['收藏的招标有变更', '{title}（{no}）的招标方修改了招标内容。'],
    ['Favourite amended', 'The buyer amended {title} ({no}).'],
  ],
  'FAVORITE_CHANGED.CANCELLED': [
    ['收藏的招标已取消', '{title}（{no}）已由招标方取消。'],
    ['Favourite cancelled', 'The buyer cancelled {title} ({no}).'],
  ],
  'FAVORITE_CHANGED.AWARDED': [
    ['收藏的招标已定标', '{title}（{no}）已定标。'],
    ['Favourite awarded', '{title} ({no}) was awarded.'],
  ],
  'FAVORITE_CHANGED.SAILING_DELAY': [
    ['订阅的船期有延误', '{service} {vessel} {voyage}：{port}开航由 {before} 改为 {etd}，后续各港顺延。'],
    [
      'Subscribed schedule: delay',
      '{service} {vessel} {voyage}: departure from {port} moves from {before} to {etd}; later ports follow.',
    ],
  ],
  'FAVORITE_CHANGED.SAILING_OMISSION': [
    ['订阅的船期有跳港', '{service} {vessel} {voyage}：本航次不挂靠 {port}（原定 {before} 开航）。'],
    [
      'Subscribed schedule: port omitted',
      '{service} {vessel} {voyage} does not call at {port} this time (departure was planned for {before}).',
    ],
  ],
  'FAVORITE_CHANGED.SAILING_BLANK': [
    ['订阅的船期有空班', '{service} {vessel} {voyage}：原定 {before} 自 {port} 开出的整个航次取消。'],
    [
      'Subscribed schedule: blank sailing',
      '{service} {vessel} {voyage}: the whole round that was to leave {port} on {before} is cancelled.',
    ],
  ],
  'FAVORITE_CHANGED.SAILING_NAMED': [
    ['订阅的航次已公布船名', '{service} {voyage}：{before} 自 {port} 开出的航次由 {vessel} 承运。'],
    ['Subscribed schedule: vessel named', '{service} {voyage}, leaving {port} on {before}, is sailed by {vessel}.'],
  ],
  'FAVORITE_CHANGED.FAILED': [
    ['收藏的招标已流标', '{title}（{no}）没有定标。'],
    ['Favourite closed without award', '{title} ({no}) closed without award.'],
  ],
} as const satisfies Record<
  string,
  readonly [zh: readonly [title: string, body: string], en: readonly [title: string, body: string]]
>
