import { words } from '@/shared/words/en-US.ts'

import type { noticeZhCN } from './zh-CN.ts'

/** Texts of notices beside what touches a port, English. */
export const noticeEnUS = {
  'notice.title': 'Notices for these ports',
  'notice.failed': 'Port notices could not be loaded',
  'notice.retry': words.tryAgain,
  'notice.more': 'All port notices',
} satisfies Record<keyof typeof noticeZhCN, string>
