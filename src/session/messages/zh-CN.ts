import { words } from '@/shared/words/zh-CN.ts'

/** Why an action is denied, and how to fix it, Chinese (the master); loaded with the screens that need it. */
export const accessZhCN = {
  'access.role': '您的角色不能进行此操作。',
  'access.certification.start': '企业认证通过后才能进行此操作。',
  'access.certification.start.go': words.getCertified,
  'access.certification.wait': '企业认证正在审核，通常几分钟内完成。',
  'access.certification.wait.go': words.seeProgress,
  'access.certification.mend': '企业认证未通过，修改后重新提交即可。',
  'access.certification.mend.go': words.seeWhy,
  'access.certification.renew': '企业认证已过期，更新证照后即可继续。',
  'access.certification.renew.go': words.renewPapers,
  'access.certification.revoked': '企业认证已被撤销，无法进行此操作。',
  'access.certification.revoked.go': words.seeWhy,
} as const satisfies Record<`access.${string}`, string>
