import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { Renewal } from '@/contract/trade/agreement/renewal/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useText } from '@/i18n/useText.ts'
import { versionOf } from '../ending.ts'
import { AnswerDialog } from './AnswerDialog.tsx'

interface AnswerProps {
  agreement: AgreementDetail
  renewal: Renewal
  agree: boolean
  onClose: () => void
}

/** The other party agrees to a renewal, or declines it. */
export function RenewalAnswer({ agreement, renewal, agree, onClose }: AnswerProps) {
  const t = useText()
  const { id } = agreement
  const answer = agree ? 'agree' : 'refuse'
  const action = useDialogAction(agreementEndpoints.answerRenew, {
    intent: `agreement.answerRenew:${id}:${renewal.at}:${answer}`,
    done: t(`agreement.renewal.done.${answer}`),
    onClose,
  })
  return (
    <AnswerDialog
      action={action}
      request={(note) => ({ id, version: versionOf(agreement), agree, note })}
      variant={agree ? 'primary' : 'danger'}
      title={t(`agreement.renewal.title.${answer}`)}
      submitText={t(`agreement.renewal.${answer}`)}
      onClose={onClose}
      text={t(`agreement.renewal.text.${answer}`, { from: renewal.validFrom, to: renewal.validTo })}
    />
  )
}
