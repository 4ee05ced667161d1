import type { hubZhCN } from './zh-CN.ts'

/** Texts of the page that parent addresses share, English. */
export const hubEnUS: Record<keyof typeof hubZhCN, string> = {
  'hub.lead': 'What is here and what each page is for.',
  'hub.purpose.certification': 'Papers, state of the review and expiry',
  'hub.purpose.memberCenter': 'Duties, certification, figures of the year and messages',
  'hub.purpose.invoice': 'Ask for invoices, download them, titles and reversals',
  'hub.purpose.myCollect': 'Tenders, enterprises, sailings and HS codes you keep',
  'hub.purpose.baseInfo': 'Contact data, logo, password, notifications and export',
}
