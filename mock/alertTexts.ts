/** Texts of messages about price alerts. */
export const ALERT_TEXTS = {
  'PRICE_ALERT.BELOW': [
    ['运价低于提醒价', '{pol} 至 {pod}，{box}：目前最低全包价为 {price}，低于您设定的 {amount}。'],
    ['Rate below your alert', '{pol} to {pod}, {box}: the lowest all-in rate is now {price}, below your {amount}.'],
  ],
  'PRICE_ALERT.DROP': [
    [
      '运价跌幅达到提醒线',
      '{pol} 至 {pod}，{box}：最低全包价四周内由 {before} 降至 {price}，下跌 {fall}%（提醒线 {pct}%）。',
    ],
    [
      'Rate has dropped',
      '{pol} to {pod}, {box}: the lowest all-in rate fell from {before} to {price} in four weeks, down {fall}% (alert at {pct}%).',
    ],
  ],
  PRICE_ALERT_ENDED: [
    ['价格提醒已到期', '{pol} 至 {pod}，{box} 的价格提醒已满 {days} 天并停止。如仍需要，请续期。'],
    [
      'Price alert ended',
      'Your price alert for {pol} to {pod}, {box}, ended after {days} days. Renew it if you still need it.',
    ],
  ],
} as const
