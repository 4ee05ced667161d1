import { CURRENCIES } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { dayIn } from '@/routes/addressForms.ts'
import { Section } from '@/ui/Card.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { DateField } from '@/ui/DateField.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { CalculatorForm } from '../../components/CalculatorForm.tsx'
import { FigureField } from '../../components/FigureField.tsx'
import { ResultView } from '../../components/ResultView.tsx'
import { readFigure } from '../../sums/figures.ts'
import { chargeOf, clockDays, clockLines, MAX_DAYS, readSteps, totalLine, wholeSteps } from '../../sums/freeTime.ts'
import { currencyOf } from '../../useDayRates.ts'
import { useEntries } from '../../useEntries.ts'
import { ClockFields } from './ClockFields.tsx'
import { DayLines } from './DayLines.tsx'
import '../../components/tariff.css'

const NAMES = ['side', 'scheme', 'd1', 'd2', 'd3', 'first', 'cur', 'boxes', 'f1', 's1', 'f2', 's2'] as const
const SIDES = ['IMPORT', 'EXPORT'] as const
const RULES = {
  side: SIDES,
  scheme: ['ONE', 'TWO'],
  d1: dayIn,
  d2: dayIn,
  d3: dayIn,
  first: ['0', '1'],
  cur: CURRENCIES,
}
const MAX_BOXES = 1000

/** Demurrage and detention of a container, import or export, separate or combined, day by day. */
export function TimeTab() {
  const t = useText()
  const { entries, change, keep } = useEntries('demurrage', NAMES, RULES)
  const side = entries.side === 'EXPORT' ? 'EXPORT' : 'IMPORT'
  const isCombined = entries.scheme === 'ONE'
  const countFirst = entries.first !== '0'
  const currency = currencyOf(entries.cur, 'USD')
  const { d1 = '', d2 = '', d3 = '' } = entries
  const early = side === 'IMPORT' ? ('demurrage' as const) : ('detention' as const)
  const late = side === 'IMPORT' ? ('detention' as const) : ('demurrage' as const)
  const clocks = isCombined
    ? [{ id: 'combined' as const, from: d1, to: d3, free: 'f1' as const, steps: 's1' as const }]
    : [
        { id: early, from: d1, to: d2, free: 'f1' as const, steps: 's1' as const },
        { id: late, from: d2, to: d3, free: 'f2' as const, steps: 's2' as const },
      ]
  const counted = clocks.map(({ id, from, to, free, steps }) => {
    const freeDays = readFigure(entries[free], { max: MAX_DAYS }).value?.toNumber()
    const whole = wholeSteps(readSteps(entries[steps]))
    const days =
      whole && freeDays !== undefined && Number.isInteger(freeDays)
        ? clockDays({ from, to, countFirst, freeDays, steps: whole })
        : undefined
    return { id, days }
  })
  const boxes = readFigure(entries.boxes ?? '1', { max: MAX_BOXES, zero: false }).value
  const days = counted.flatMap((one) => (one.days ? [{ id: one.id, days: one.days }] : []))
  const isWhole = days.length === clocks.length && boxes?.eq(boxes.round(0)) === true
  const lines =
    isWhole && boxes
      ? [
          ...days.flatMap((one) => clockLines(one.id, one.days, currency)),
          totalLine(
            days.map((one) => chargeOf(one.days)),
            boxes.toNumber(),
            currency,
          ),
        ]
      : undefined
  const isPast = days.some((one) => one.days.some(({ rate }) => rate === undefined))
  const orderOf = (before: string, day: string) =>
    before !== '' && day !== '' && day < before ? t('timeTool.order') : undefined
  return (
    <CalculatorForm label={t('timeTool.form')} onLeave={keep}>
      <Section title={t('timeTool.title')} note={t('timeTool.note')}>
        <div className="ct-tariff-stack">
          <div className="ct-tariff-fields">
            <SelectField
              label={t('timeTool.side')}
              value={side}
              onChange={(next) => change({ side: next })}
              options={choicesOf(SIDES, (one) => t(`timeTool.side.${one}`))}
            />
            <SelectField
              label={t('timeTool.scheme')}
              value={isCombined ? 'ONE' : 'TWO'}
              onChange={(scheme) => change({ scheme })}
              options={[
                { value: 'TWO', label: t('timeTool.scheme.two') },
                { value: 'ONE', label: t('timeTool.scheme.one') },
              ]}
            />
            <DateField
              label={t(`timeTool.day.${side}.first`)}
              isRequired
              value={d1}
              onChange={(next) => change({ d1: next })}
            />
            {!isCombined && (
              <DateField
                label={t(`timeTool.day.${side}.second`)}
                isRequired
                error={orderOf(d1, d2)}
                value={d2}
                onChange={(next) => change({ d2: next })}
              />
            )}
            <DateField
              label={t(`timeTool.day.${side}.third`)}
              isRequired
              error={orderOf(isCombined ? d1 : d2, d3)}
              value={d3}
              onChange={(next) => change({ d3: next })}
            />
            <SelectField
              label={t('timeTool.currency')}
              value={currency}
              onChange={(cur) => change({ cur })}
              options={choicesOf(CURRENCIES)}
            />
            <FigureField
              label={t('timeTool.boxes')}
              value={entries.boxes ?? '1'}
              max={MAX_BOXES}
              zero={false}
              isRequired
              onChange={(next) => change({ boxes: next })}
            />
          </div>
          <CheckBox
            label={t('timeTool.first')}
            checked={countFirst}
            onChange={(event) => change({ first: event.target.checked ? undefined : '0' })}
          />
          {clocks.map(({ id, free, steps }) => (
            <ClockFields
              key={free}
              id={free}
              title={t(`timeTool.clock.${id}`)}
              currency={currency}
              free={entries[free]}
              steps={entries[steps]}
              onFree={(value) => change({ [free]: value })}
              onSteps={(value) => change({ [steps]: value })}
            />
          ))}
        </div>
      </Section>
      <ResultView heading="time" missing={t('timeTool.missing')} lines={lines} notes={[d1, d2, d3].filter(Boolean)}>
        {isPast && <Notice tone="warn">{t('timeTool.past')}</Notice>}
        <p className="ct-dim">{t('timeTool.reference')}</p>
      </ResultView>
      {lines && <DayLines clocks={days} currency={currency} />}
    </CalculatorForm>
  )
}
