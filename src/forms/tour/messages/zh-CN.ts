import { words } from '@/shared/words/zh-CN.ts'

/** Texts of the first-visit tours, Chinese (the master). */
export const tourZhCN = {
  'tour.offer.publish': '第一次发布招标？按指引几步完成。',
  'tour.offer.quote': '第一次报价？按指引几步完成。',
  'tour.start': '开始指引',
  'tour.decline': '不用了',
  'tour.title': words.next,
  'tour.fill': '请填写：{fields}',
  'tour.press': '点击“{button}”',
  'tour.go': '转到此处',
  'tour.end': '结束指引',
} as const satisfies Record<`tour.${string}`, string>
