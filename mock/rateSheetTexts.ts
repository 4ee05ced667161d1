/** Texts of messages about rate sheets. */
export const RATE_SHEET_NEWS = {
  'RATE_SHEET_ENDING.ALONE': [
    ['运价即将到期', '运价表“{name}”有 {count} 条运价将于 {day} 到期，还剩 {days} 天。'],
    ['Rates ending soon', 'Rates of “{name}” that end on {day}: {count}. Days left: {days}.'],
  ],
  'RATE_SHEET_ENDING.USED': [
    [
      '运价即将到期',
      '运价表“{name}”有 {count} 条运价将于 {day} 到期，还剩 {days} 天；据此定价的在线挂牌 {listings} 条，待定标报价 {bids} 份。',
    ],
    [
      'Rates ending soon',
      'Rates of “{name}” that end on {day}: {count}. Days left: {days}. Priced from them: {listings} online listings, {bids} open bids.',
    ],
  ],
  RATE_SHEET_EXPIRED: [
    ['运价表已到期', '运价表“{name}”的运价已全部到期，不再用于报价。'],
    ['Rate sheet expired', 'All rates of “{name}” have ended. It is no longer used for quotes.'],
  ],
} as const
