import { moneyText } from '@/contract/money.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { counterRows, cutFreight, isLower, ratePaid, wantedAllIn } from '../counterForm.ts'
import type { CounterRow, Wanted } from '../counterForm.ts'
import { bidName } from '../names.ts'

interface CounterProps {
  tender: TenderDetail
  bid: ReceivedBid
  onClose: () => void
}

const CUTS = [2, 3, 5] as const

const FIRST: { wanted: Wanted; note: string } = { wanted: {}, note: '' }

/** Sends a counter-offer with lower unit prices, which the bidder may accept or reject. */
export function CounterDialog({ tender, bid, onClose }: CounterProps) {
  const t = useText()
  const { locale } = useLocale()
  const rows = counterRows(bid)
  const action = useDialogAction(bidEndpoints.counter, {
    intent: `bid.counter:${bid.id}:${bid.version}`,
    done: t('comparison.counter.done'),
    onClose,
  })
  const form = useForm({
    first: FIRST,
    action,
    check: ({ wanted }) => {
      const typed = typedIn(rows, wanted)
      return typed.length === 0
        ? [{ field: 'lines', text: t('comparison.counter.none') }]
        : typed
            .filter((row) => !isLower(row, wanted[row.key] ?? ''))
            .map(({ key }) => ({ field: `wanted.${key}`, text: t('comparison.counter.lower') }))
    },
    request: ({ wanted, note }) => ({
      id: bid.id,
      version: bid.version,
      lines: typedIn(rows, wanted).map(({ key, laneNo, index }) => ({ laneNo, index, unitPrice: wanted[key] ?? '' })),
      note,
    }),
  })
  const { wanted } = form.values
  const lines = (shown: readonly CounterRow[]) => (
    <ul className="ct-countered">
      {shown.map((row) => (
        <li key={row.key}>
          <LineField
            row={row}
            typed={wanted[row.key] ?? ''}
            error={form.errorOf(`wanted.${row.key}`)}
            hasLanes={bid.lanes.length > 1}
            onType={(value) => form.set({ wanted: { ...wanted, [row.key]: value } })}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('comparison.counter.title', { name: bidName(t, locale, bid) })}
      submitText={t('comparison.counter.send')}
      onClose={onClose}
    >
      <p className="ct-dim">{t('comparison.counter.text')}</p>
      <div className="ct-filter-bar" role="group" aria-label={t('comparison.counter.cuts')}>
        {CUTS.map((percent) => (
          <Button key={percent} size="small" onClick={() => form.set({ wanted: cutFreight(rows, percent) })}>
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
      <TextField {...form.text('note')} label={t('comparison.counter.note')} maxLength={NOTE_MAX} />
      <ContactHint text={form.values.note} hint={t('comparison.contacts')} />
    </FormDialog>
  )
}

const typedIn = (rows: readonly CounterRow[], wanted: Wanted) => rows.filter(({ key }) => (wanted[key] ?? '') !== '')

interface LineProps {
  row: CounterRow
  typed: string
  error: string | undefined
  hasLanes: boolean
  onType: (value: string) => void
}

function LineField({ row, typed, error, hasLanes, onType }: LineProps) {
  const t = useText()
  const { chargeName, boxCode } = useFreight()
  const { line, laneNo } = row
  const box = boxCode(line.isoCode)
  const label = [
    ...(hasLanes ? [t('comparison.control.laneNo', { no: laneNo })] : []),
    `${line.code} ${chargeName(line.code)}`,
    ...(box ? [box] : []),
  ].join(' · ')
  const quoted = ratePaid(line)
  const isTooHigh = typed !== '' && Number(typed) >= Number(quoted)
  return (
    <NumberField
      label={label}
      hint={t('comparison.counter.quoted', { price: moneyText({ amount: quoted, currency: line.currency }) })}
      name={`wanted.${row.key}`}
      error={error ?? (isTooHigh ? t('comparison.counter.lower') : undefined)}
      value={typed}
      onValue={onType}
    />
  )
}
