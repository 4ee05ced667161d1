import { words } from '@/shared/words/zh-CN.ts'

/** Texts of notices beside what touches a port, Chinese (master). */
export const noticeZhCN = {
  'notice.title': '相关港口公告',
  'notice.failed': '港口公告未能加载',
  'notice.retry': words.tryAgain,
  'notice.more': '查看全部港口公告',
}
