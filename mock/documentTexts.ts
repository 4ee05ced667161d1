/** Texts of messages about documents and schedules of orders, as in `messageTexts.ts`. */
export const DOCUMENT_TEXTS = {
  DOCUMENT_UPLOADED: [
    ['收到单证', '订单 {order}（{title}）：对方上传了{reason}（第 {version} 版）。'],
    ['Document received', 'Order {order} ({title}): the other party uploaded {reason}, version {version}.'],
  ],
  'DOCUMENT_UPLOADED.draft': [
    ['提单草稿待确认', '订单 {order}（{title}）：请核对{reason}（第 {version} 版），确认或提出修改。'],
    [
      'B/L draft to approve',
      'Order {order} ({title}): check {reason}, version {version}, and approve it or request changes.',
    ],
  ],
  'DOCUMENT_UPLOADED.held': [
    ['单证待付款放单', '订单 {order}（{title}）：卖方已签发{reason}，付清应付款后可查看。'],
    ['Document held until paid', 'Order {order} ({title}): {reason} is issued. You get it once nothing is due.'],
  ],
  'DOCUMENT_ANSWERED.APPROVED': [
    ['提单草稿已确认', '订单 {order}（{title}）：买方已确认{reason}（第 {version} 版）。'],
    ['B/L draft approved', 'Order {order} ({title}): the buyer approved {reason}, version {version}.'],
  ],
  'DOCUMENT_ANSWERED.CHANGES_ASKED': [
    ['提单草稿需修改', '订单 {order}（{title}）：买方要求修改{reason}（第 {version} 版）：{note}'],
    [
      'B/L draft: changes requested',
      'Order {order} ({title}): the buyer requests changes to {reason}, version {version}: {note}',
    ],
  ],
  DOCUMENT_ANSWERED: [
    ['单证已放行', '订单 {order}（{title}）：对方已放行{reason}，可以查看。'],
    ['Document released', 'Order {order} ({title}): the other party released {reason}. You can open it now.'],
  ],
  SCHEDULE_CHANGED: [
    ['船期变更', '订单 {order}（{title}）：预计开航由 {before} 改为 {etd}。原因：{reason}。'],
    ['Schedule changed', 'Order {order} ({title}): departure moves from {before} to {etd}. Reason: {reason}.'],
  ],
  'SCHEDULE_CHANGED.free': [
    [
      '船期延误，可免费取消',
      '订单 {order}（{title}）：预计开航由 {before} 改为 {etd}。原因：{reason}。装船前您可免费取消。',
    ],
    [
      'Schedule changed: free to cancel',
      'Order {order} ({title}): departure moves from {before} to {etd}. Reason: {reason}. You may cancel free until loading.',
    ],
  ],
  'SCHEDULE_CHANGED.arrival': [
    ['预计抵港变更', '订单 {order}（{title}）：预计抵港改为 {eta}。原因：{reason}。'],
    ['Arrival changed', 'Order {order} ({title}): expected arrival is now {eta}. Reason: {reason}.'],
  ],
  'SCHEDULE_CHANGED.named': [
    ['船名已公布', '订单 {order}（{title}）：{etd} 开航的船为 {vessel}。'],
    ['Vessel named', 'Order {order} ({title}): the vessel that sails on {etd} is {vessel}.'],
  ],
  'SCHEDULE_CHANGED.withdrawn': [
    [
      '航次取消，请改选',
      '订单 {order}（{title}）：{vessel} {voyage}（原定 {before} 开航）不再承运。原因：{reason}。请在 24 小时内改选后续航次，或免费取消；逾期按首个可选航次安排。',
    ],
    [
      'Sailing cancelled: choose another',
      'Order {order} ({title}): {vessel} {voyage} of {before} no longer carries it. Reason: {reason}. Choose one of the next sailings within 24 hours or cancel free; after that the first one is taken.',
    ],
  ],
  'SCHEDULE_CHANGED.withdrawn.seller': [
    [
      '航次取消',
      '订单 {order}（{title}）：{vessel} {voyage}（原定 {before} 开航）不再承运。原因：{reason}。买方有 24 小时改选航次或免费取消。',
    ],
    [
      'Sailing cancelled',
      'Order {order} ({title}): {vessel} {voyage} of {before} no longer carries it. Reason: {reason}. The buyer has 24 hours to choose another sailing or cancel free.',
    ],
  ],
  'SCHEDULE_CHANGED.rolled': [
    [
      '舱位已满被甩柜，请改选',
      '订单 {order}（{title}）：{vessel} {voyage}（{before} 开航）舱位已满，货物被甩柜。请在 24 小时内改选后续航次，或免费取消；逾期按首个可选航次安排。',
    ],
    [
      'Ship full, cargo rolled: choose another',
      'Order {order} ({title}): {vessel} {voyage} of {before} is full and the cargo was rolled. Choose one of the next sailings within 24 hours or cancel free; after that the first one is taken.',
    ],
  ],
  'SCHEDULE_CHANGED.rolled.seller': [
    [
      '舱位已满被甩柜',
      '订单 {order}（{title}）：{vessel} {voyage}（{before} 开航）舱位已满，货物被甩柜。买方有 24 小时改选航次或免费取消。',
    ],
    [
      'Ship full, cargo rolled',
      'Order {order} ({title}): {vessel} {voyage} of {before} is full and the cargo was rolled. The buyer has 24 hours to choose another sailing or cancel free.',
    ],
  ],
  'SCHEDULE_CHANGED.chosen': [
    ['买方已改选航次', '订单 {order}（{title}）：改为 {vessel} {voyage}，{etd} 开航。'],
    ['Buyer chose a sailing', 'Order {order} ({title}): now {vessel} {voyage}, departure on {etd}.'],
  ],
  'SCHEDULE_CHANGED.silent': [
    ['已按首个可选航次安排', '订单 {order}（{title}）：逾期未选，改为 {vessel} {voyage}，{etd} 开航。'],
    [
      'First sailing taken',
      'Order {order} ({title}): nothing was chosen in time, so it is now on {vessel} {voyage}, departure on {etd}.',
    ],
  ],
  'SCHEDULE_CHANGED.bid': [
    ['所报航次有变', '{title}（{no}）：您所报的 {vessel} {voyage} 开航由 {before} 改为 {etd}。'],
    ['Quoted sailing moved', '{title} ({no}): {vessel} {voyage} that you quoted moves from {before} to {etd}.'],
  ],
  'SCHEDULE_CHANGED.bid.outside': [
    [
      '所报航次超出招标船期',
      '{title}（{no}）：您所报的 {vessel} {voyage} 改为 {etd} 开航，超出招标要求的船期，请确认或改选。',
    ],
    [
      'Quoted sailing now outside the window',
      '{title} ({no}): {vessel} {voyage} that you quoted now departs on {etd}, outside the dates of the tender. Confirm it or pick another.',
    ],
  ],
  'SCHEDULE_CHANGED.bid.withdrawn': [
    [
      '所报航次取消，请改选',
      '{title}（{no}）：您所报的 {vessel} {voyage}（原定 {before} 开航）已取消。改选航次后报价才能中标。',
    ],
    [
      'Quoted sailing cancelled: pick another',
      '{title} ({no}): {vessel} {voyage} of {before} that you quoted was cancelled. Pick another sailing, or the bid cannot win.',
    ],
  ],
  'SCHEDULE_CHANGED.tender': [
    [
      '招标所选航次有变',
      '{title}（{no}）：发起招标时所选的 {vessel} {voyage}（原 {before} 开航）改为 {etd} 开航、{eta} 抵港。',
    ],
    [
      'Sailing of your tender moved',
      '{title} ({no}): {vessel} {voyage} of {before}, with which you began it, now departs on {etd} and arrives on {eta}.',
    ],
  ],
  'SCHEDULE_CHANGED.tender.outside': [
    [
      '招标所选航次超出船期',
      '{title}（{no}）：发起招标时所选的 {vessel} {voyage}（原 {before} 开航）改为 {etd} 开航，超出招标的船期范围。',
    ],
    [
      'Sailing of your tender outside its dates',
      '{title} ({no}): {vessel} {voyage} of {before}, with which you began it, now departs on {etd}, outside the dates of the tender.',
    ],
  ],
  'SCHEDULE_CHANGED.tender.withdrawn': [
    ['招标所选航次取消', '{title}（{no}）：发起招标时所选的 {vessel} {voyage}（原定 {before} 开航）已取消。'],
    [
      'Sailing of your tender cancelled',
      '{title} ({no}): {vessel} {voyage} of {before}, with which you began it, was cancelled.',
    ],
  ],
  'SCHEDULE_CHANGED.set': [
    ['船期已更新', '订单 {order}（{title}）：预计开航 {etd}，请查看船期与截止时间。'],
    ['Schedule updated', 'Order {order} ({title}): departure on {etd}. Check sailing and cut-offs.'],
  ],
} as const
