import { Big } from 'big.js'
import type { HsEntry } from '@/contract/tools/customs/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { DUTY_FREE_CNY, landedCost, landedLines } from '../sums/duty.ts'
import { readFigure, written } from '../sums/figures.ts'
import { currencyOf } from '../useDayRates.ts'
import { CodeField, CodeNote } from './CodeField.tsx'
import { CurrencyFields } from './CurrencyFields.tsx'
import { RATE_KINDS } from '../dutyEntries.ts'
import type { DutyPartProps } from '../dutyEntries.ts'
import { FigureField } from './FigureField.tsx'
import { ResultView } from './ResultView.tsx'
import { VatField, vatOf } from './VatField.tsx'

const MAX_AMOUNT = 10_000_000_000
const MAX_PCT = 1000
const MAX_CONSUMPTION = 99
const ZERO = new Big(0)

type Kind = (typeof RATE_KINDS)[number]

/** Checked tariff rate of a kind, if any. */
function rateOf(entry: HsEntry | undefined, kind: Kind): string | undefined {
  if (entry?.status !== 'CHECKED') return undefined
  const rate = kind === 'MFN' ? entry.mfnPct : kind === 'GENERAL' ? entry.generalPct : null
  return rate === null ? undefined : String(rate)
}

/** Duty, consumption tax, VAT and landed cost of an import, with every calculation shown. */
export function LandedSection({ state: { entries, change }, found, rates }: DutyPartProps) {
  const t = useText()
  const isFob = entries.term === 'FOB'
  const kind = RATE_KINDS.find((one) => one === entries.kind) ?? 'MFN'
  const currency = currencyOf(entries.cur, 'USD')
  const dutyText = entries.duty ?? rateOf(found.entry, kind)
  const vat = vatOf(entries.vat, found.entry)
  const amount = (text: string | undefined) => readFigure(text, { max: MAX_AMOUNT }).value
  const price = readFigure(entries.price, { max: MAX_AMOUNT, zero: false }).value
  const cnyPer =
    currency === 'CNY'
      ? new Big(1)
      : readFigure(entries.fx ?? rates?.cnyPer[currency], { max: MAX_PCT, zero: false }).value
  const dutyPct = readFigure(dutyText, { max: MAX_PCT }).value
  const optional = [
    isFob ? readFigure(entries.freight, { max: MAX_AMOUNT }) : undefined,
    isFob ? readFigure(entries.ins, { max: MAX_AMOUNT }) : undefined,
    readFigure(entries.ct, { max: MAX_CONSUMPTION }),
    readFigure(entries.other, { max: MAX_AMOUNT }),
  ]
  const isSound = optional.every((figure) => figure?.problem === undefined)
  const input =
    price && cnyPer && dutyPct && isSound
      ? {
          price,
          freight: (isFob && amount(entries.freight)) || ZERO,
          insurance: (isFob && amount(entries.ins)) || ZERO,
          currency,
          cnyPer,
          dutyPct,
          consumptionPct: readFigure(entries.ct, { max: MAX_CONSUMPTION }).value ?? ZERO,
          vatPct: new Big(vat),
          otherCny: amount(entries.other) ?? ZERO,
        }
      : undefined
  const cost = input && landedCost(input)
  const isUncollected = cost !== undefined && cost.duty.gt(0) && cost.dutyDue.eq(0)
  const isBare = isFob && input !== undefined && (input.freight.eq(0) || input.insurance.eq(0))
  const figures = { max: MAX_AMOUNT }
  return (
    <>
      <Section title={t('tariff.duty.title')} note={t('tariff.duty.note')}>
        <div className="ct-tariff-stack">
          <fieldset className="ct-tariff-group">
            <legend>{t('tariff.duty.value')}</legend>
            <div className="ct-tariff-fields">
              <SelectField
                label={t('tariff.term')}
                value={isFob ? 'FOB' : 'CIF'}
                onChange={(term) => change({ term })}
                options={[
                  { value: 'CIF', label: t('tariff.term.cif') },
                  { value: 'FOB', label: t('tariff.term.fob') },
                ]}
              />
              <CurrencyFields
                currency={currency}
                rate={entries.fx}
                rates={rates}
                onChange={(next) =>
                  change({ ...('rate' in next && { fx: next.rate }), ...(next.currency && { cur: next.currency }) })
                }
              />
              <FigureField
                label={isFob ? t('tariff.price.fob', { currency }) : t('tariff.price.cif', { currency })}
                value={entries.price}
                zero={false}
                isRequired
                onChange={(next) => change({ price: next })}
                {...figures}
              />
              {isFob && (
                <>
                  <FigureField
                    label={t('tariff.freight', { currency })}
                    value={entries.freight}
                    onChange={(freight) => change({ freight })}
                    {...figures}
                  />
                  <FigureField
                    label={t('tariff.insurance', { currency })}
                    hint={t('tariff.insurance.hint')}
                    value={entries.ins}
                    onChange={(ins) => change({ ins })}
                    {...figures}
                  />
                </>
              )}
              <FigureField
                label={t('tariff.other')}
                hint={t('tariff.other.hint')}
                value={entries.other}
                onChange={(other) => change({ other })}
                {...figures}
              />
            </div>
          </fieldset>
          <fieldset className="ct-tariff-group">
            <legend>{t('tariff.duty.rates')}</legend>
            <div className="ct-tariff-fields">
              <CodeField
                value={entries.code}
                found={found}
                onChange={(code) => change({ code, duty: undefined, vat: undefined, rebate: undefined })}
              />
              <SelectField
                label={t('tariff.kind')}
                value={kind}
                onChange={(next) => change({ kind: next, duty: undefined })}
                options={choicesOf(RATE_KINDS, (one) => t(`tariff.kind.${one}`))}
              />
              <FigureField
                label={t('tariff.dutyPct')}
                value={dutyText}
                isRequired
                max={MAX_PCT}
                onChange={(duty) => change({ duty })}
              />
              <FigureField
                label={t('tariff.consumptionPct')}
                hint={t('tariff.consumptionPct.hint')}
                value={entries.ct}
                max={MAX_CONSUMPTION}
                onChange={(ct) => change({ ct })}
              />
              <VatField entry={found.entry} value={vat} onChange={(next) => change({ vat: next })} />
            </div>
          </fieldset>
          <CodeNote found={found} />
        </div>
      </Section>
      <ResultView
        heading="landed"
        missing={t('tariff.duty.missing')}
        lines={input && landedLines(input)}
        notes={[
          ...(found.entry ? [`HS ${found.entry.code}`] : []),
          ...(currency !== 'CNY' && cnyPer ? [`1 ${currency} = ${cnyPer.toFixed()} CNY`] : []),
          ...(rates ? [rates.date] : []),
        ]}
      >
        {isBare && <Notice tone="warn">{t('tariff.duty.bare')}</Notice>}
        {isUncollected && (
          <Notice tone="warn">
            {t('tariff.duty.uncollected', { amount: written(cost.duty), limit: DUTY_FREE_CNY })}
          </Notice>
        )}
        <p className="ct-dim">{t('tariff.duty.reference', { day: rates?.date ?? '' })}</p>
      </ResultView>
    </>
  )
}
