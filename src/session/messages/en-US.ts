import { words } from '@/shared/words/en-US.ts'
import type { accessZhCN } from './zh-CN.ts'

/** Why an action is denied, and how to fix it, English. */
export const accessEnUS = {
  'access.certification.start': 'This needs an approved certification of your enterprise.',
  'access.certification.start.go': words.getCertified,
  'access.certification.wait': 'Your certification is under review, usually for minutes; after that you can go on.',
  'access.certification.wait.go': 'See how it stands',
  'access.certification.mend': 'Your certification was rejected; it can be corrected and submitted again.',
  'access.certification.mend.go': 'See the reasons',
  'access.certification.renew': 'Your certification has expired; renew it to go on.',
  'access.certification.renew.go': 'Renew it',
  'access.certification.revoked': 'Your certification was revoked, so this is not possible.',
  'access.certification.revoked.go': 'See what to do',
} satisfies Record<keyof typeof accessZhCN, string>
