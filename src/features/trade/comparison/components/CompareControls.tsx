import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Currency } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { bidName } from '../names.ts'
import { MAX_COLUMNS } from '../useComparison.ts'
import type { CompareSettings } from '../useComparison.ts'
import { sortsFor, viewsFor } from '../views.ts'
import { RankOnField, RankOnNote } from './RankOnField.tsx'
import { WeightFields, WeightsNote } from './WeightFields.tsx'

interface ControlsProps {
  tender: TenderDetail
  bids: readonly ReceivedBid[]
  settings: CompareSettings
  sum: number
  onChange: (patch: Partial<CompareSettings>) => void
}

const VIEW_TEXT = {
  allIn: 'comparison.control.view.allIn',
  perBox: 'comparison.control.view.perBox',
  perTeu: 'comparison.control.view.perTeu',
  landed: 'comparison.control.view.landed',
} as const
const SORT_TEXT = {
  score: 'comparison.control.sort.score',
  price: 'comparison.control.sort.price',
  transit: 'comparison.control.sort.transit',
  freeDays: 'comparison.control.sort.freeDays',
  co2: 'comparison.control.sort.co2',
  submitted: 'comparison.control.sort.submitted',
} as const
const CURRENCIES: readonly Currency[] = ['USD', 'CNY', 'EUR']

/** Settings of the comparison: lane, currency, view, weights. */
export function CompareControls({ tender, bids, settings, sum, onChange }: ControlsProps) {
  const t = useText()
  const views = viewsFor(tender.mode)
  return (
    <div className="ct-controls">
      {tender.lanes.length > 1 && (
        <SelectField
          label={t('comparison.control.lane')}
          value={String(settings.laneNo ?? '')}
          onChange={(no) => onChange({ laneNo: no === '' ? undefined : Number(no) })}
          none={t('comparison.control.laneAll')}
          options={tender.lanes.map(({ laneNo, pol, pod = '' }) => ({
            value: String(laneNo),
            label: `${t('comparison.control.laneNo', { no: laneNo })} ${pol}→${pod}`,
          }))}
        />
      )}
      <SelectField
        label={t('comparison.control.currency')}
        value={settings.currency}
        onChange={(currency) => onChange({ currency })}
        options={choicesOf([...new Set([tender.compareCurrency, ...CURRENCIES])])}
      />
      {views.length > 1 && (
        <SelectField
          label={t('comparison.control.view')}
          value={settings.view}
          onChange={(view) => onChange({ view })}
          options={choicesOf(views, (view) => t(VIEW_TEXT[view]))}
        />
      )}
      {views.includes('landed') && (
        <>
          <TextField
            label={t('comparison.control.days')}
            type="number"
            min={0}
            max={90}
            value={settings.daysUsed}
            onChange={(event) => {
              const daysUsed = Math.min(90, Math.max(0, Math.trunc(Number(event.target.value) || 0)))
              onChange({ daysUsed, terminalDays: Math.min(settings.terminalDays, daysUsed) })
            }}
          />
          <TextField
            label={t('comparison.control.terminalDays')}
            type="number"
            min={0}
            max={settings.daysUsed}
            value={settings.terminalDays}
            onChange={(event) => {
              const days = Math.max(0, Math.trunc(Number(event.target.value) || 0))
              onChange({ terminalDays: Math.min(settings.daysUsed, days) })
            }}
          />
        </>
      )}
      <SelectField
        label={t('comparison.control.sort')}
        value={settings.sort}
        onChange={(sort) => onChange({ sort })}
        options={choicesOf(sortsFor(tender.mode), (sort) => t(SORT_TEXT[sort]))}
      />
      <RankOnField tender={tender} />
      <WeightFields mode={tender.mode} weights={settings.weights} onChange={(weights) => onChange({ weights })} />
      <RankOnNote tender={tender} />
      <div className="ct-wide ct-checks">
        <CheckBox
          label={t('comparison.control.differs')}
          checked={settings.onlyDiffering}
          onChange={(event) => onChange({ onlyDiffering: event.target.checked })}
        />
        <CheckBox
          label={t('comparison.matrix.expand')}
          checked={settings.isExpanded}
          onChange={(event) => onChange({ isExpanded: event.target.checked })}
        />
        <WeightsNote weights={settings.weights} sum={sum} />
      </div>
      {bids.length > 2 && <BidPicker bids={bids} picked={settings.picked} onPick={(picked) => onChange({ picked })} />}
    </div>
  )
}

interface PickerProps {
  bids: readonly ReceivedBid[]
  picked: readonly string[]
  onPick: (picked: readonly string[]) => void
}

function BidPicker({ bids, picked, onPick }: PickerProps) {
  const t = useText()
  const { locale } = useLocale()
  return (
    <fieldset className="ct-wide ct-checks">
      <legend>{t('comparison.control.pick')}</legend>
      {bids.map((bid) => {
        const { id } = bid
        const isPicked = picked.includes(id)
        return (
          <CheckBox
            key={id}
            label={bidName(t, locale, bid)}
            checked={isPicked}
            disabled={isPicked ? picked.length <= 2 : picked.length >= MAX_COLUMNS}
            onChange={() => onPick(isPicked ? picked.filter((other) => other !== id) : [...picked, id])}
          />
        )
      })}
    </fieldset>
  )
}
