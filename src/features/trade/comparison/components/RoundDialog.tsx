import { useApi } from '@/api/ApiContext.tsx'
import { NOTE_MAX } from '@/contract/limits.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { fromLocalInput, hoursFrom, toLocalInput, zoneName } from '@/ui/localTime.ts'
import { bidName } from '../names.ts'

interface RoundProps {
  tender: TenderDetail
  bids: readonly ReceivedBid[]
  onClose: () => void
}

/** Invites the shortlisted bidders to another round with a new deadline; lists who is in and who is out. */
export function RoundDialog({ tender, bids, onClose }: RoundProps) {
  const t = useText()
  const { locale } = useLocale()
  const { clock } = useApi()
  const round = tender.round + 1
  const action = useDialogAction(tenderEndpoints.nextRound, {
    intent: `tender.nextRound:${tender.id}:${round}`,
    done: t('comparison.round.done', { round }),
    onClose,
  })
  const form = useForm({
    first: { deadline: hoursFrom(clock.now(), 24), note: '' },
    action,
    check: ({ deadline }) => (deadline === '' ? [{ field: 'deadline', code: 'required' }] : []),
    request: ({ deadline, note }) => ({ tenderId: tender.id, version: tender.version, deadline, note }),
  })
  const { deadline } = form.values
  const namesOf = (listed: readonly ReceivedBid[]) =>
    [
      ...new Map(
        listed.map((bid) => [bid.bidder.id, bidName(t, locale, { ...bid, option: 1, optionName: undefined })]),
      ).values(),
    ].join(' · ')
  const invited = new Set(bids.filter((bid) => bid.status === 'SHORTLISTED').map((bid) => bid.bidder.id))
  const out = bids.filter((bid) => bid.status === 'SUBMITTED' && !invited.has(bid.bidder.id))
  return (
    <FormDialog
      form={form}
      title={t('comparison.round.title', { round })}
      submitText={t('comparison.round.confirm')}
      onClose={onClose}
    >
      <p>{t('comparison.round.in', { names: namesOf(bids.filter((bid) => invited.has(bid.bidder.id))) })}</p>
      {out.length > 0 && <p className="ct-warn">{t('comparison.round.out', { names: namesOf(out) })}</p>}
      <p className="ct-dim">{t('comparison.round.text')}</p>
      <DateField
        {...form.field('deadline')}
        hasTime
        label={t('comparison.round.deadline')}
        isRequired
        hint={t('comparison.round.zone', { zone: zoneName(new Date(deadline || clock.now())) })}
        value={toLocalInput(deadline)}
        onChange={(next) => form.set({ deadline: fromLocalInput(next) ?? '' })}
      />
      <TextField {...form.text('note')} label={t('comparison.round.note')} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}
