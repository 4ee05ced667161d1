import { mayTerminate } from '@/contract/trade/agreement/lifecycle.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'

/** The version that a command is about; the first in answers from before there were any. */
export const versionOf = ({ version = 1 }: Pick<AgreementDetail, 'version'>): number => version

/** What this side may do about the end of an agreement. */
export function endingSteps({ side, status, overdue = [], termination }: AgreementDetail) {
  const isSeller = side === 'SELLER'
  return {
    maySuspend: isSeller && status === 'ACTIVE' && overdue.length > 0,
    mayResume: isSeller && status === 'SUSPENDED',
    mayTerminate: mayTerminate(status) && !termination,
    mayAnswer: mayTerminate(status) && termination !== undefined && !termination.answer && termination.by !== side,
  }
}
