/** Chinese ports in the news. */
export const HOME_PORTS = ['CNSHA', 'CNNGB', 'CNYTN', 'CNSHK', 'CNNSA', 'CNTAO', 'CNTXG', 'CNXMN', 'CNDLC'] as const

/** Sources of articles, by what they are written from. */
export const SOURCES = {
  INDEX: ['仓通运价指数', 'Cangtong freight index'],
  SCHEDULES: ['仓通船期', 'Cangtong schedules'],
  MARKET: ['仓通市场统计', 'Cangtong market figures'],
  CALENDAR: ['仓通日历', 'Cangtong calendar'],
  DESK: ['仓通资讯', 'Cangtong Desk'],
  PLATFORM: ['仓通平台', 'Cangtong'],
} as const
