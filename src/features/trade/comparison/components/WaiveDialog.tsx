import { NOTE_MAX } from '@/contract/limits.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Demand } from '@/contract/trade/tender/demands/values.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { checkWaiverNote } from '@/contract/trade/tender/evaluation/rules.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { TextField } from '@/ui/Field.tsx'
import { bidName } from '../names.ts'

interface WaiveProps {
  tender: TenderDetail
  bid: ReceivedBid
  demand: Demand
  onClose: () => void
}

/** Lets a bid fail a must, with an explanation that stays with the tender. */
export function WaiveDialog({ tender, bid, demand, onClose }: WaiveProps) {
  const t = useText()
  const { locale } = useLocale()
  const { labelOf } = useDict('demand')
  const action = useDialogAction(tenderEndpoints.saveEvaluation, {
    intent: `tender.evaluation:${tender.id}`,
    done: t('comparison.waive.done'),
    onClose,
  })
  const form = useForm({
    first: { note: '' },
    action,
    check: ({ note }) => checkWaiverNote(note),
    request: ({ note }) => ({
      id: tender.id,
      version: tender.version,
      waivers: [...(tender.evaluation?.waivers ?? []), { bidId: bid.id, demand, note: note.trim() }],
    }),
  })
  return (
    <FormDialog
      form={form}
      title={t('comparison.waive.title', { demand: labelOf(demand) })}
      submitText={t('comparison.waive.action')}
      onClose={onClose}
    >
      <p>{t('comparison.waive.text', { name: bidName(t, locale, bid) })}</p>
      <TextField {...form.text('note')} label={t('comparison.waive.note')} isRequired maxLength={NOTE_MAX} />
    </FormDialog>
  )
}
