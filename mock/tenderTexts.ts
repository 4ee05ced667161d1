/** Texts of messages about one's own and new tenders. */
export const TENDER_TEXTS = {
  TENDER_PUBLISHED: [
    ['招标已发布', '{title}（{no}）已通过审核，开始接受报价。'],
    ['Tender published', '{title} ({no}) is approved and open for bids.'],
  ],
  TENDER_NEW_MATCH: [
    ['有新的匹配招标', '{title}（{no}）符合您保存的搜索“{name}”。'],
    ['New matching tender', '{title} ({no}) matches your saved search “{name}”.'],
  ],
  TENDER_RETURNED: [
    ['招标未通过审核', '{title}（{no}）未通过审核：{reason}。请修改后重新提交。'],
    ['Tender rejected', '{title} ({no}) was rejected: {reason}. Correct it and submit again.'],
  ],
  TENDER_CLOSED: [
    ['报价已截止', '{title}（{no}）共收到 {count} 家报价，现在可以比价和定标。'],
    [
      'Quoting has closed',
      'Quoting on {title} ({no}) has closed. Bids received: {count}. You can now compare and award.',
    ],
  ],
  TENDER_FAILED: [
    ['招标流标', '{title}（{no}）截止时没有有效报价。可以复制后重新发布。'],
    ['Tender closed without award', '{title} ({no}) had no valid bid at the deadline. Copy it to publish again.'],
  ],
  TENDER_CANCELLED: [
    ['招标已取消', '您报价的 {title}（{no}）已由招标方取消：{reason}。'],
    ['Tender cancelled', 'The buyer cancelled {title} ({no}), on which you quoted: {reason}.'],
  ],
  TENDER_OPENED: [
    ['受邀方已打开链接', '{company} 首次打开了 {title}（{no}）的邀请链接。'],
    ['A guest opened your link', '{company} opened the link to {title} ({no}) for the first time.'],
  ],
  TENDER_DRAFTED: [
    ['模板已生成招标草稿', '模板“{name}”已按周期生成草稿 {no}，计划 {day} 发布。请核对后提交。'],
    ['Draft made from a template', 'Template “{name}” made draft {no}, to be published on {day}. Check and submit it.'],
  ],
} as const
