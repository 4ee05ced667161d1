import { moneyText } from '@/contract/money.ts'
import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import { counterRows, cutFreight, isLower, wantedAllIn } from '../counterForm.ts'
import type { CounterRow, Wanted } from '../counterForm.ts'
import { bidName } from '../names.ts'

interface CounterProps {
  tender: TenderDetail
  bid: ReceivedBid
  onClose: () => void
}

const CUTS = [2, 3, 5] as const

/** Sends a counter-offer with lower unit prices, which the bidder may accept or reject. */
export function CounterDialog({ tender, bid, onClose }: CounterProps) {
  const t = useText()
  const { locale } = useLocale()
  const rows = counterRows(bid)
  const [wanted, setWanted] = useState<Wanted>({})
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const typed = rows.filter(({ key }) => (wanted[key] ?? '') !== '')
  const wrong = typed.filter((row) => !isLower(row, wanted[row.key] ?? ''))
  const send = useAction(bidEndpoints.counter, {
    intent: `bid.counter:${bid.id}:${bid.version}`,
    onSuccess: () => {
      toast.success(t('comparison.counter.done'))
      onClose()
    },
    onError: (_, current) => {
      if (current) onClose()
    },
  })
  const submit = () => {
    setChecked(true)
    if (typed.length === 0 || wrong.length > 0) return
    const lines = typed.map(({ key, laneNo, index }) => ({ laneNo, index, unitPrice: wanted[key] ?? '' }))
    void send.run({ id: bid.id, version: bid.version, lines, note })
  }
  const lines = (shown: readonly CounterRow[]) => (
    <ul className="ct-counter">
      {shown.map((row) => (
        <li key={row.key}>
          <LineField
            row={row}
            typed={wanted[row.key] ?? ''}
            isChecked={isChecked}
            hasLanes={bid.lanes.length > 1}
            onType={(value) => setWanted((before) => ({ ...before, [row.key]: value }))}
          />
        </li>
      ))}
    </ul>
  )
  const footer = (
    <>
      <Button onClick={onClose}>{t('ui.dialog.cancel')}</Button>
      <Button variant="primary" isBusy={send.loading} onClick={submit}>
        {t('comparison.counter.send')}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('comparison.counter.title', { name: bidName(t, locale, bid) })}
      footer={footer}
      size="medium"
    >
      <Stack>
        <p className="ct-dim">{t('comparison.counter.text')}</p>
        <div className="ct-filter-bar" role="group" aria-label={t('comparison.counter.cuts')}>
          {CUTS.map((percent) => (
            <Button key={percent} size="small" onClick={() => setWanted(cutFreight(rows, percent))}>
              {t('comparison.counter.cut', { percent })}
            </Button>
          ))}
        </div>
        {lines(rows.filter(({ line }) => line.group === 'FREIGHT'))}
        <details className="ct-counter-more">
          <summary>{t('comparison.counter.others')}</summary>
          {lines(rows.filter(({ line }) => line.group !== 'FREIGHT'))}
        </details>
        <p aria-live="polite">
          {t('comparison.counter.allIn')}{' '}
          <del>
            <Money value={bid.allIn} />
          </del>{' '}
          <Money value={wantedAllIn(tender, bid, rows, wanted)} size="large" />
        </p>
        <TextField
          label={t('comparison.counter.note')}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {isChecked && typed.length === 0 && <Failure text={t('comparison.counter.none')} />}
        <Failure text={send.fieldErrors[0]?.message ?? failureText(t, send.error)} />
      </Stack>
    </Dialog>
  )
}

interface LineProps {
  row: CounterRow
  typed: string
  isChecked: boolean
  hasLanes: boolean
  onType: (value: string) => void
}

function LineField({ row, typed, isChecked, hasLanes, onType }: LineProps) {
  const t = useText()
  const { chargeName, boxCode } = useFreight()
  const { line, laneNo } = row
  const box = boxCode(line.isoCode)
  const label = [
    ...(hasLanes ? [t('comparison.control.laneNo', { no: laneNo })] : []),
    `${line.code} ${chargeName(line.code)}`,
    ...(box ? [box] : []),
  ].join(' · ')
  const isWrong = typed !== '' && !isLower(row, typed)
  return (
    <NumberField
      label={label}
      hint={t('comparison.counter.quoted', { price: moneyText({ amount: line.unitPrice, currency: line.currency }) })}
      error={
        isWrong && (isChecked || Number(typed) >= Number(line.unitPrice)) ? t('comparison.counter.lower') : undefined
      }
      value={typed}
      onValue={onType}
    />
  )
}
