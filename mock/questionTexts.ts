/** Texts of messages about questions; see `messageTexts.ts`. */
export const QUESTION_TEXTS = {
  QUESTION_ASKED: [
    ['有新的提问', '{title}（{no}）收到一个新问题，答复后所有报价方可见。'],
    ['New question', '{title} ({no}) has a new question. Your answer is visible to all bidders.'],
  ],
  TICKET_ANSWERED: [
    ['工单已答复', '工单 {no} 已有答复。'],
    ['Ticket answered', 'Ticket {no} has been answered.'],
  ],
  QUESTION_ANSWERED: [
    ['提问已答复', '{title}（{no}）的招标方答复了一个问题，请查看是否影响您的报价。'],
    ['Question answered', 'The buyer of {title} ({no}) answered a question. Check whether it affects your bid.'],
  ],
  'QUESTION_ANSWERED.changed': [
    ['答复已修改', '{title}（{no}）的招标方修改了一个答复，请重新查看。'],
    ['Answer changed', 'The buyer of {title} ({no}) changed an answer. Read it again.'],
  ],
  LISTING_ASKED: [
    ['挂牌有新的提问', '{title}（{no}）收到一个新问题，答复后所有人可见。'],
    ['Question on your listing', '{title} ({no}) has a new question. Your answer is visible to everyone.'],
  ],
  LISTING_ANSWERED: [
    ['卖方已答复', '{title}（{no}）的卖方答复了您的问题。'],
    ['The seller answered', 'The seller of {title} ({no}) answered your question.'],
  ],
  'LISTING_ANSWERED.changed': [
    ['卖方修改了答复', '{title}（{no}）的卖方修改了对您问题的答复，请重新查看。'],
    ['Answer changed', 'The seller of {title} ({no}) changed the answer to your question. Read it again.'],
  ],
} as const satisfies Record<string, readonly (readonly [title: string, body: string])[]>
