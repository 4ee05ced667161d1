/** Texts of messages about agreements and call-offs; see `messageTexts.ts`. */
export const AGREEMENT_TEXTS = {
  'AGREEMENT_STARTED.signed': [
    ['中标方已确认，协议成立', '{title} 的协议 {no} 自 {day} 起生效，可以开始订舱。'],
    ['Winner confirmed, agreement made', 'Agreement {no} for {title} runs from {day}. You can call off containers.'],
  ],
  AGREEMENT_STARTED: [
    ['协议已生效', '{title} 的协议 {no} 从今天起生效。'],
    ['Agreement started', 'Agreement {no} for {title} is in force from today.'],
  ],
  AGREEMENT_CALL_OFF: [
    ['收到协议订舱', '{title}（协议 {no}）有新的订舱 {order}，请在时限内答复。'],
    ['New call-off', '{title} (agreement {no}): answer call-off {order} in time.'],
  ],
  'AGREEMENT_CALL_OFF.cancelled': [
    ['协议订舱已取消', '买方取消了协议 {no} 的订舱 {order}，箱量已退回。'],
    ['Call-off cancelled', 'The buyer cancelled call-off {order} of agreement {no}; its containers are free again.'],
  ],
  'AGREEMENT_CALL_OFF.taken': [
    ['买方接受改配船期', '买方接受了协议 {no} 的订舱 {order} 的改配船期。'],
    ['Other sailing accepted', 'The buyer took the other sailing for call-off {order} of agreement {no}.'],
  ],
  'AGREEMENT_CALL_OFF.left': [
    ['买方未接受改配船期', '买方未接受协议 {no} 的订舱 {order} 的改配船期，订舱已取消，箱量已退回。'],
    [
      'Other sailing declined',
      'The buyer declined the other sailing: call-off {order} of agreement {no} is cancelled without fault.',
    ],
  ],
  AGREEMENT_ANSWERED: [
    ['协议订舱已被接受', '{title}（协议 {no}）的订舱 {order} 已被接受，请在 72 小时内付款。'],
    ['Call-off accepted', '{title} (agreement {no}): call-off {order} was accepted. Pay within 72 hours.'],
  ],
  'AGREEMENT_ANSWERED.refused': [
    ['协议订舱被拒绝', '{title}（协议 {no}）的订舱 {order} 未被接受：{reason}。箱量已退回。'],
    ['Call-off declined', '{title} (agreement {no}): call-off {order} was declined: {reason}.'],
  ],
  'AGREEMENT_ANSWERED.countered': [
    ['货代提供其他船期', '协议 {no} 的订舱 {order}：货代提供 {day} 的船期，请在 12 小时内答复。'],
    ['Other sailing offered', 'Call-off {order} of agreement {no}: the seller offers {day}. Answer within 12 hours.'],
  ],
  'AGREEMENT_LAPSED.counter': [
    ['改配船期未获答复', '协议 {no} 的订舱 {order} 的改配船期未在 12 小时内答复，订舱已取消，箱量已退回。'],
    [
      'Other sailing expired',
      'The other sailing for call-off {order} of agreement {no} was not answered in time; its containers are free again.',
    ],
  ],
  AGREEMENT_LAPSED: [
    ['协议订舱已失效', '协议 {no} 的订舱 {order} 未在时限内得到答复，箱量已退回。'],
    ['Call-off expired', 'Call-off {order} of agreement {no} was not answered in time; its containers are free again.'],
  ],
  'AGREEMENT_LAPSED.ended': [
    ['协议订舱已取消', '协议 {no} 已终止，未答复的订舱 {order} 随之取消。'],
    ['Call-off cancelled', 'Agreement {no} has ended; the unanswered call-off {order} was cancelled with it.'],
  ],
  AGREEMENT_NOTICE: [
    [
      '货代通知涨价',
      '{title} 的协议 {no}：{code} 单价上调 {currency} {amount}，自 {day} 的船期起执行；{until}（含）前可提出异议。',
    ],
    [
      'Notice of an increase',
      'Agreement {no} for {title}: {code} rises by {currency} {amount} a unit for sailings from {day}. You can object until {until}.',
    ],
  ],
  'AGREEMENT_NOTICE.less': [
    ['货代通知降价', '{title} 的协议 {no}：{code} 单价下调 {currency} {amount}，自 {day} 的船期起执行。'],
    [
      'Notice of a decrease',
      'Agreement {no} for {title}: {code} falls by {currency} {amount} a unit for sailings from {day}.',
    ],
  ],
  'AGREEMENT_NOTICE.agreed': [
    ['买方接受涨价', '{title} 的协议 {no}：买方接受自 {day} 起的 {code} 涨价。'],
    ['Increase accepted', 'Agreement {no} for {title}: the buyer accepts the {code} increase from {day}.'],
  ],
  'AGREEMENT_NOTICE.objected': [
    ['买方对涨价提出异议', '{title} 的协议 {no}：买方不接受自 {day} 起的 {code} 涨价，相关航线在此之前结束。'],
    [
      'Objection to an increase',
      'Agreement {no} for {title}: the buyer objects to {code} from {day}; its lanes end before.',
    ],
  ],
  AGREEMENT_SUSPENDED: [
    ['协议已中止', '{title} 的协议 {no} 因订单 {orders} 逾期未付，已被货代中止，付清后恢复订舱；已有订舱继续执行。'],
    [
      'Agreement suspended',
      'Agreement {no} for {title} takes no call-offs until the overdue payment of {orders} arrives. Running ones go on.',
    ],
  ],
  'AGREEMENT_SUSPENDED.resumed': [
    ['协议已恢复', '货代已恢复 {title} 的协议 {no}，可以继续订舱。'],
    ['Agreement resumed', 'The seller resumed agreement {no} for {title}. You can call off again.'],
  ],
  'AGREEMENT_SUSPENDED.paid': [
    ['协议已恢复', '逾期款项已付清，{title} 的协议 {no} 恢复订舱。'],
    ['Agreement resumed', 'The overdue payments arrived: agreement {no} for {title} takes call-offs again.'],
  ],
  AGREEMENT_TERMINATED: [
    ['对方提出终止协议', '{title} 的协议 {no} 将于 {day} 终止：{note}。您可以同意立即终止。'],
    ['Notice of termination', 'Agreement {no} for {title} will end on {day}: {note}. You can agree to end it at once.'],
  ],
  'AGREEMENT_TERMINATED.agreed': [
    ['协议已终止', '对方同意立即终止 {title} 的协议 {no}，已接受的订舱继续执行。'],
    ['Agreement terminated', 'The other party agreed: agreement {no} for {title} has ended. Accepted call-offs go on.'],
  ],
  'AGREEMENT_TERMINATED.refused': [
    ['对方不同意立即终止', '{title} 的协议 {no} 仍按通知于 {day} 终止。'],
    ['Not ended at once', 'Agreement {no} for {title} runs until {day}, as the notice says.'],
  ],
  'AGREEMENT_TERMINATED.ended': [
    ['协议已终止', '{title} 的协议 {no} 通知期满，已终止；已接受的订舱继续执行。'],
    ['Agreement terminated', 'The notice for agreement {no} ({title}) has run out. Accepted call-offs go on.'],
  ],
  AGREEMENT_ENDING: [
    ['协议即将到期', '{title} 的协议 {no} 将于 {day} 到期，尚余 {rest} 箱；买方可在协议页发起续约招标。'],
    [
      'Agreement ending soon',
      'Agreement {no} for {title} ends on {day}; containers left: {rest}. The buyer can tender it again from the agreement.',
    ],
  ],
  'AGREEMENT_ENDING.renewed': [
    ['协议即将到期', '{title} 的协议 {no} 将于 {day} 到期，尚余 {rest} 箱；续约协议 {next} 随后生效。'],
    [
      'Agreement ending soon',
      'Agreement {no} for {title} ends on {day}; containers left: {rest}. Agreement {next} follows it.',
    ],
  ],
  AGREEMENT_ROLLED: [
    [
      '改配后价格下调',
      '协议 {no} 的订舱 {order} 改配至 {day} 的船期，按协议价应付减少 {amount}；已付的差额计入您的余额。',
    ],
    [
      'Later sailing, lower price',
      'Call-off {order} of agreement {no} now sails on {day}: {amount} less by the agreement. What was paid above is your balance.',
    ],
  ],
  'AGREEMENT_ROLLED.kept': [
    ['改配后价格不变', '协议 {no} 的订舱 {order} 被货代改配至 {day} 的船期，价格不变。'],
    ['Later sailing, same price', 'The seller moved call-off {order} of agreement {no} to {day}; the price stays.'],
  ],
  AGREEMENT_UNUSED: [
    [
      '预留箱量即将释放',
      '{title} 的协议 {no}：{day} 起的船期尚有 {count} 个预留箱未订，{until} 后释放，此后订舱货代可无责拒绝。',
    ],
    [
      'Allocation about to be released',
      'Agreement {no} for {title}: containers kept free for sailings from {day} and not called off: {count}. They are released after {until}.',
    ],
  ],
  AGREEMENT_RENEWAL: [
    ['对方提出续约', '{title} 的协议 {no}：对方提议续约至 {day}，请在 {until}（含）前答复。'],
    [
      'Renewal proposed',
      'Agreement {no} for {title}: the other party proposes to renew it until {day}. Answer by {until}.',
    ],
  ],
  'AGREEMENT_RENEWAL.agreed': [
    ['续约已达成', '{title} 的协议 {no} 已续约：新协议 {next} 自 {day} 起生效。'],
    ['Renewal agreed', 'Agreement {no} for {title} is renewed: agreement {next} runs from {day}.'],
  ],
  'AGREEMENT_RENEWAL.lapsed': [
    ['续约提议已失效', '{title} 的协议 {no}：对方未在 {until} 前答复，续约提议已失效，可重新提出。'],
    [
      'Renewal not answered',
      'Agreement {no} for {title}: the other party did not answer by {until}, so the proposal has ended. You can propose again.',
    ],
  ],
  'AGREEMENT_RENEWAL.unanswered': [
    ['续约提议已失效', '{title} 的协议 {no}：您未在 {until} 前答复，对方的续约提议已失效；如需续约，可向对方提出。'],
    [
      'Renewal not answered',
      'Agreement {no} for {title}: you did not answer by {until}, so the proposal has ended. You can propose a renewal yourself.',
    ],
  ],
  'AGREEMENT_RENEWAL.refused': [
    ['对方不同意续约', '{title} 的协议 {no}：对方不同意续约提议。{note}'],
    ['Renewal declined', 'Agreement {no} for {title}: the other party declined the renewal. {note}'],
  ],
  AGREEMENT_AMENDMENT: [
    ['对方提出变更协议', '{title} 的协议 {no}：对方提议变更箱量或价格，请在 {until}（含）前答复。'],
    [
      'Amendment proposed',
      'Agreement {no} for {title}: the other party proposes other quantities or prices. Answer by {until}.',
    ],
  ],
  'AGREEMENT_AMENDMENT.agreed': [
    ['协议变更已达成', '{title} 的协议 {no}：对方同意变更，已按新条款执行。'],
    ['Amendment agreed', 'Agreement {no} for {title}: the other party agreed. The new terms are in force.'],
  ],
  'AGREEMENT_AMENDMENT.lapsed': [
    ['变更提议已失效', '{title} 的协议 {no}：对方未在 {until} 前答复，变更提议已失效，可重新提出。'],
    [
      'Amendment not answered',
      'Agreement {no} for {title}: the other party did not answer by {until}, so the proposal has ended. You can propose again.',
    ],
  ],
  'AGREEMENT_AMENDMENT.unanswered': [
    ['变更提议已失效', '{title} 的协议 {no}：您未在 {until} 前答复，对方的变更提议已失效，协议按原条款执行。'],
    [
      'Amendment not answered',
      'Agreement {no} for {title}: you did not answer by {until}, so the proposal has ended. The terms stay.',
    ],
  ],
  'AGREEMENT_AMENDMENT.refused': [
    ['对方不同意变更', '{title} 的协议 {no}：对方不同意变更，协议按原条款执行。{note}'],
    ['Amendment declined', 'Agreement {no} for {title}: the other party declined. The terms stay. {note}'],
  ],
} as const
