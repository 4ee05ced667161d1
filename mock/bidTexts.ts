/** Texts of messages about bids; see `messageTexts.ts`. */
export const BID_TEXTS = {
  BID_RECEIVED: [
    ['收到新报价', '{title}（{no}）目前共有 {count} 家报价。'],
    ['New bid received', 'Bids on {title} ({no}) so far: {count}.'],
  ],
  BID_RECONFIRM: [
    ['招标有变更，请重新确认报价', '{title}（{no}）已变更，您的报价须在截止前重新确认，否则失效。'],
    ['Tender amended: reconfirm', '{title} ({no}) was amended. Reconfirm before the deadline, or your bid expires.'],
  ],
  BID_HANDED_IN: [
    ['报价已提交', '企业认证已通过，您在 {title}（{no}）的报价已自动提交。'],
    ['Your bid is submitted', 'Your company is verified, and your bid on {title} ({no}) was submitted.'],
  ],
  'BID_HANDED_IN.failed': [
    ['报价未能自动提交', '企业认证已通过，但您在 {title}（{no}）的报价须修改后提交：招标或报价条件已变化。'],
    [
      'Your bid was not submitted',
      'Your company is verified, but your bid on {title} ({no}) needs changes: the tender or a date has changed.',
    ],
  ],
  'BID_HANDED_IN.closed': [
    ['报价未能自动提交', '企业认证通过时，{title}（{no}）已不再接受您的报价。'],
    ['Your bid was not submitted', 'When your company was verified, {title} ({no}) no longer took a bid from you.'],
  ],
  BID_ROUND: [
    ['进入第 {round} 轮报价', '{title}（{no}）邀请您参加第 {round} 轮报价；不修改则沿用现有价格。'],
    [
      'Round {round} of quoting',
      '{title} ({no}) invites you to round {round}. Your current price is kept unless you change it.',
    ],
  ],
  BID_COUNTER: [
    ['招标方还价', '{title}（{no}）的招标方提出还价 {amount}，请在 24 小时内答复。'],
    ['Counter-offer', 'The buyer of {title} ({no}) offers {amount}. Reply within 24 hours.'],
  ],
  'BID_ANSWERED.ACCEPTED': [
    ['还价已接受', '{title}（{no}）：{name} 接受了还价，现价 {amount}。'],
    ['Counter-offer accepted', '{title} ({no}): {name} accepted; the price is now {amount}.'],
  ],
  'BID_ANSWERED.DECLINED': [
    ['还价被拒绝', '{title}（{no}）：{name} 未接受还价，原报价不变。'],
    ['Counter-offer declined', '{title} ({no}): {name} declined; its bid is unchanged.'],
  ],
  'BID_ANSWERED.LAPSED': [
    ['还价已失效', '{title}（{no}）：{name} 未在 24 小时内答复，原报价不变。'],
    ['Counter-offer expired', '{title} ({no}): {name} did not reply within 24 hours; its bid is unchanged.'],
  ],
  BID_WON: [
    ['恭喜中标', '您在 {title}（{no}）中标，请在 24 小时内确认。'],
    ['You won the tender', 'Your bid on {title} ({no}) was awarded. Confirm within 24 hours.'],
  ],
  BID_LOST: [
    ['未中标', '{title}（{no}）已定标，本次未选中您的报价。'],
    ['Not awarded', '{title} ({no}) was awarded to another bidder.'],
  ],
  'BID_LOST.nobody': [
    ['招标结束，未定标', '{title}（{no}）的招标方没有选择任何报价。'],
    ['Closed without award', 'The buyer of {title} ({no}) accepted none of the bids.'],
  ],
  'BID_LOST.round': [
    ['未进入下一轮', '{title}（{no}）进入下一轮报价，本次未选中您的报价。'],
    ['Not in the next round', '{title} ({no}) goes to another round without your bid.'],
  ],
  'BID_LOST.late': [
    ['报价未重新确认，已失效', '{title}（{no}）变更后您的报价未在截止前重新确认，已失效。'],
    ['Bid expired', 'Your bid on {title} ({no}) was not reconfirmed before the deadline and has expired.'],
  ],
  BID_DISQUALIFIED: [
    ['报价被取消资格', '{title}（{no}）的招标方取消了您的报价资格，原因：{reason}。说明：{note}'],
    ['Bid disqualified', 'The buyer of {title} ({no}) disqualified your bid: {reason}. Note: {note}'],
  ],
  'BID_DISQUALIFIED.undone': [
    ['报价资格已恢复', '{title}（{no}）的招标方恢复了您的报价资格，报价继续参与评标。'],
    ['Bid reinstated', 'The buyer of {title} ({no}) reinstated your bid; it is considered again.'],
  ],
} as const satisfies Record<string, readonly (readonly [title: string, body: string])[]>
