import { NOTE_MAX } from '@/contract/limits.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { checkDisqualifyNote } from '@/contract/trade/bid/outcome/rules.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { DISQUALIFY_REASONS } from '@/contract/trade/bid/values.ts'
import type { DisqualifyReason } from '@/contract/trade/bid/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextField } from '@/ui/Field.tsx'
import { bidName } from '../names.ts'

const FIRST: { reason: DisqualifyReason | ''; note: string } = { reason: '', note: '' }

/** Takes a bid out of the comparison, with a reason and an explanation for its bidder. */
export function DisqualifyDialog({ bid, onClose }: { bid: ReceivedBid; onClose: () => void }) {
  const t = useText()
  const { locale } = useLocale()
  const ask = t('comparison.disqualify.ask')
  const action = useDialogAction(bidEndpoints.disqualify, {
    intent: `bid.disqualify:${bid.id}`,
    done: t('comparison.disqualify.done'),
    onClose,
  })
  const form = useForm({
    first: FIRST,
    action,
    check: ({ reason, note }) => [...missing('reason', reason, ask), ...checkDisqualifyNote(note)],
    request: ({ reason, note }) =>
      reason ? { id: bid.id, version: bid.version, reason, note: note.trim() } : undefined,
  })
  return (
    <FormDialog
      form={form}
      title={t('comparison.disqualify.title')}
      submitText={t('comparison.disqualify.action')}
      variant="danger"
      onClose={onClose}
    >
      <p>{t('comparison.disqualify.text', { name: bidName(t, locale, bid) })}</p>
      <ReasonField
        {...form.field('reason')}
        codes={DISQUALIFY_REASONS}
        dict="disqualify_reason"
        label={t('comparison.disqualify.reason')}
        ask={ask}
      />
      <TextField {...form.text('note')} label={t('comparison.disqualify.note')} isRequired maxLength={NOTE_MAX} />
      <ContactHint text={form.values.note} hint={t('comparison.contacts')} />
    </FormDialog>
  )
}
