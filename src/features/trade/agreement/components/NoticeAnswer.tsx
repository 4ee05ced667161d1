import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { PriceNotice } from '@/contract/trade/agreement/notice/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useText } from '@/i18n/useText.ts'
import { versionOf } from '../ending.ts'
import { AnswerDialog } from './AnswerDialog.tsx'

interface AnswerProps {
  agreement: AgreementDetail
  notice: PriceNotice
  agree: boolean
  onClose: () => void
}

/** The buyer lets an increase stand, or objects: then its lanes end before it. */
export function NoticeAnswer({ agreement, notice, agree, onClose }: AnswerProps) {
  const t = useText()
  const { id } = agreement
  const answer = agree ? 'accept' : 'object'
  const action = useDialogAction(agreementEndpoints.answerNotice, {
    intent: `agreement.answerNotice:${notice.id}:${answer}`,
    done: t(`agreement.notices.done.${answer}`),
    onClose,
  })
  return (
    <AnswerDialog
      action={action}
      request={(note) => ({ id, version: versionOf(agreement), noticeId: notice.id, agree, note })}
      variant={agree ? 'primary' : 'danger'}
      title={t(`agreement.notices.title.${answer}`, { code: notice.code })}
      submitText={t(`agreement.notices.${answer}`)}
      onClose={onClose}
      text={t(`agreement.notices.text.${answer}`, { code: notice.code, day: notice.from })}
    />
  )
}
