import { useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { fromLocalInput, hoursFrom, toLocalInput, zoneName } from '@/ui/localTime.ts'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
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
  const [deadline, setDeadline] = useState<string | undefined>(() => hoursFrom(clock.now(), 24))
  const [note, setNote] = useState('')
  const round = tender.round + 1
  const open = useAction(tenderEndpoints.nextRound, {
    intent: `tender.nextRound:${tender.id}:${round}`,
    onSuccess: () => {
      toast.success(t('comparison.round.done', { round }))
      onClose()
    },
    onError: (_, current) => {
      if (current) onClose()
    },
  })
  const namesOf = (listed: readonly ReceivedBid[]) =>
    [
      ...new Map(
        listed.map((bid) => [bid.bidder.id, bidName(t, locale, { ...bid, option: 1, optionName: undefined })]),
      ).values(),
    ].join(' · ')
  const invited = new Set(bids.filter((bid) => bid.status === 'SHORTLISTED').map((bid) => bid.bidder.id))
  const out = bids.filter((bid) => bid.status === 'SUBMITTED' && !invited.has(bid.bidder.id))
  const errorOf = (field: string) => open.fieldErrors.find((one) => one.field === field)?.message
  return (
    <ConfirmDialog
      isOpen
      isBusy={open.loading}
      title={t('comparison.round.title', { round })}
      confirmText={t('comparison.round.confirm')}
      onCancel={onClose}
      onConfirm={() => void open.run({ tenderId: tender.id, version: tender.version, deadline: deadline ?? '', note })}
    >
      <Stack>
        <p>{t('comparison.round.in', { names: namesOf(bids.filter((bid) => invited.has(bid.bidder.id))) })}</p>
        {out.length > 0 && <p className="ct-warn">{t('comparison.round.out', { names: namesOf(out) })}</p>}
        <p className="ct-dim">{t('comparison.round.text')}</p>
        <DateField
          hasTime
          label={t('comparison.round.deadline')}
          isRequired
          hint={t('comparison.round.zone', { zone: zoneName(new Date(deadline ?? clock.now())) })}
          error={errorOf('deadline')}
          value={toLocalInput(deadline)}
          onChange={(next) => setDeadline(fromLocalInput(next))}
        />
        <TextField
          label={t('comparison.round.note')}
          maxLength={NOTE_MAX}
          value={note}
          error={errorOf('note')}
          onChange={(event) => setNote(event.target.value)}
        />
        <Failure text={errorOf('tenderId') ?? failureText(t, open.error)} />
      </Stack>
    </ConfirmDialog>
  )
}
