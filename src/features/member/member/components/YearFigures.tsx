import { useState } from 'react'
import { known } from '@/contract/known.ts'
import type { Month, Year } from '@/contract/member/center/schemas.ts'
import type { Money as Amount } from '@/contract/money.ts'
import type { UserType } from '@/contract/userType.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { sinceFirst } from '@/ui/charts/axis.ts'
import { BarChart } from '@/ui/charts/BarChart.tsx'
import { Money } from '@/ui/Money.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import './member.css'

type Measure = Exclude<keyof Month, 'month'>

/** Figures of each kind of enterprise, its main trade first. */
const MEASURES: Record<UserType, readonly Measure[]> = {
  1: ['published', 'orders'],
  2: ['quoted', 'won', 'orders', 'published'],
  3: ['quoted', 'won', 'orders'],
}

/** Figures of the last twelve months, and one of them by month. */
export function YearFigures({ year, userType }: { year: Year; userType: UserType }) {
  const t = useText()
  const { number } = useFormats()
  const measures: readonly Measure[] = known(MEASURES, userType) ?? ['orders']
  const [measure, setMeasure] = useState<Measure>(measures[0] ?? 'orders')
  const months = sinceFirst(year.months, (month) => month[measure] > 0)
  return (
    <Section title={t('member.year.title')} note={t('member.year.note')}>
      <dl className="ct-year">
        {userType !== 1 && <SoldFigures sold={year.sold} />}
        {userType !== 3 && <BoughtFigures bought={year.bought} />}
      </dl>
      <div className="ct-year-chart">
        <SelectField
          label={t('member.year.measure')}
          value={measure}
          onChange={setMeasure}
          options={choicesOf(measures, (one) => t(`member.year.measure.${one}`))}
        />
        <BarChart
          title={t(`member.year.measure.${measure}`)}
          bars={months.map((month, index) => ({
            label: month.month.slice(2).replace('-', '/'),
            value: month[measure],
            isMarked: index === months.length - 1,
          }))}
          format={(value) => number(value)}
        />
      </div>
    </Section>
  )
}

function BoughtFigures({ bought }: { bought: Year['bought'] }) {
  const t = useText()
  const { number } = useFormats()
  return (
    <>
      <Figure label={t('member.year.published')} value={number(bought.published)} />
      <Figure label={t('member.year.awarded')} value={number(bought.awarded)} />
      <Figure label={t('member.year.bidsPerTender')} value={number(bought.bidsPerTender)} />
      <Amounts label={t('member.year.paid')} amounts={bought.paid} />
    </>
  )
}

function SoldFigures({ sold }: { sold: Year['sold'] }) {
  const t = useText()
  const { number, percent } = useFormats()
  return (
    <>
      <Figure label={t('member.year.quoted')} value={number(sold.quoted)} />
      <Figure
        label={t('member.year.won')}
        value={number(sold.won)}
        note={sold.quoted > 0 ? t('member.year.rate', { rate: percent(sold.won / sold.quoted) }) : undefined}
      />
      <Figure label={t('member.year.soldOrders')} value={number(sold.orders)} />
      <Amounts label={t('member.year.earned')} amounts={sold.earned} />
    </>
  )
}

function Figure({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="ct-year-value">{value}</span>
        {note && <span className="ct-year-note">{note}</span>}
      </dd>
    </div>
  )
}

/** Amounts per currency, never summed across currencies. */
function Amounts({ label, amounts }: { label: string; amounts: readonly Amount[] }) {
  const t = useText()
  return (
    <div className="ct-year-amounts">
      <dt>{label}</dt>
      <dd>
        {amounts.length === 0
          ? t('member.year.nothing')
          : amounts.map((amount) => <Money key={amount.currency} value={amount} size="large" />)}
      </dd>
    </div>
  )
}
