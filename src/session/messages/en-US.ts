import { words } from '@/shared/words/en-US.ts'
import type { accessZhCN } from './zh-CN.ts'

/** Why an action is denied, and how to fix it, English. */
export const accessEnUS = {
  'access.role': 'Your role cannot do this.',
  'access.certification.start': 'This requires a verified company.',
  'access.certification.start.go': words.getCertified,
  'access.certification.wait': 'Your certification is under review. This usually takes a few minutes.',
  'access.certification.wait.go': words.seeProgress,
  'access.certification.mend': 'Your certification was rejected. Correct it and submit again.',
  'access.certification.mend.go': words.seeWhy,
  'access.certification.renew': 'Your certification has expired. Renew it to continue.',
  'access.certification.renew.go': words.renewPapers,
  'access.certification.revoked': 'Your certification was revoked, so this is not possible.',
  'access.certification.revoked.go': words.seeWhy,
} satisfies Record<keyof typeof accessZhCN, string>
