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
  AGREEMENT_ANSWERED: [
    ['协议订舱已被接受', '{title}（协议 {no}）的订舱 {order} 已被接受，请在 72 小时内付款。'],
    ['Call-off accepted', '{title} (agreement {no}): call-off {order} was accepted. Pay within 72 hours.'],
  ],
  'AGREEMENT_ANSWERED.refused': [
    ['协议订舱被拒绝', '{title}（协议 {no}）的订舱 {order} 未被接受：{reason}。箱量已退回。'],
    ['Call-off declined', '{title} (agreement {no}): call-off {order} was declined: {reason}.'],
  ],
  AGREEMENT_LAPSED: [
    ['协议订舱已失效', '协议 {no} 的订舱 {order} 未在时限内得到答复，箱量已退回。'],
    ['Call-off expired', 'Call-off {order} of agreement {no} was not answered in time; its containers are free again.'],
  ],
  AGREEMENT_ENDING: [
    ['协议即将到期', '{title} 的协议 {no} 将于 {day} 到期，尚余 {rest} 箱。'],
    ['Agreement ending soon', 'Agreement {no} for {title} ends on {day}; containers left: {rest}.'],
  ],
} as const
