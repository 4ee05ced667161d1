import type { CertificationStatus } from '@/contract/member/values.ts'
import type { UserType } from '@/contract/userType.ts'

/** Password of every demo account; shown on the login page of the mock. */
export const DEMO_PASSWORD = 'Cangtong2026'

/** One account of the login page, with a number from an unassigned range. */
interface DemoSeed {
  account: string
  userType: UserType
  certification: CertificationStatus
  contactName: string
}

/** Users of the first seeded companies, in the order of the login page. */
export const DEMO_ACCOUNTS: readonly DemoSeed[] = [
  { account: 'trader', userType: 1, certification: 'APPROVED', contactName: '林知远' },
  { account: 'forwarder', userType: 2, certification: 'APPROVED', contactName: '周海宁' },
  { account: 'consolidator', userType: 3, certification: 'APPROVED', contactName: '郑牧川' },
  { account: 'forwarder2', userType: 2, certification: 'APPROVED', contactName: '沈予安' },
  { account: 'trader2', userType: 1, certification: 'APPROVED', contactName: '何清越' },
  { account: 'trader-new', userType: 1, certification: 'NONE', contactName: '陆一鸣' },
  { account: 'forwarder-reviewing', userType: 2, certification: 'REVIEWING', contactName: '程书白' },
  { account: 'consolidator-rejected', userType: 3, certification: 'REJECTED', contactName: '罗景行' },
  { account: 'forwarder-expired', userType: 2, certification: 'EXPIRED', contactName: '孟长风' },
  { account: 'forwarder-expiring', userType: 2, certification: 'EXPIRING', contactName: '温如许' },
  { account: 'trader-revoked', userType: 1, certification: 'REVOKED', contactName: '高远舟' },
  { account: 'trader-submitted', userType: 1, certification: 'SUBMITTED', contactName: '白露晞' },
]

/** Whether a company belongs to a demo account; robots act for the others. */
export const isDemo = (companyId: string): boolean => Number(companyId.slice(1)) <= DEMO_ACCOUNTS.length
