import { Big } from 'big.js'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { readFigure } from '../sums/figures.ts'
import { makerLines, traderLines } from '../sums/rebate.ts'
import { currencyOf } from '../useDayRates.ts'
import { CodeNote } from './CodeField.tsx'
import { CurrencyFields } from './CurrencyFields.tsx'
import type { DutyPartProps } from '../dutyEntries.ts'
import { FigureField } from './FigureField.tsx'
import { ResultView } from './ResultView.tsx'
import { vatOf } from './VatField.tsx'

const MAX_AMOUNT = 10_000_000_000
const MAX_PCT = 100
const MAX_RATE = 1000

/** VAT rebate of an export: a trading company's on its purchase price, a manufacturer's on FOB up to its ceiling. */
export function RebateSection({ state: { entries, change }, found, rates }: DutyPartProps) {
  const t = useText()
  const isMaker = entries.who === 'MAKER'
  const currency = currencyOf(entries.rcur, 'USD')
  const known = found.entry?.status === 'CHECKED' ? found.entry.vatRebatePct : null
  const rebateText = entries.rebate ?? (known === null ? undefined : String(known))
  const rebatePct = readFigure(rebateText, { max: MAX_PCT }).value
  const vatPct = new Big(vatOf(entries.vat, found.entry))
  const base = readFigure(entries.base, { max: MAX_AMOUNT, zero: false }).value
  const credit = readFigure(entries.credit, { max: MAX_AMOUNT })
  const cnyPer =
    currency === 'CNY'
      ? new Big(1)
      : readFigure(entries.rfx ?? rates?.cnyPer[currency], { max: MAX_RATE, zero: false }).value
  const isWhole = base && rebatePct && (!isMaker || (cnyPer && !credit.problem))
  const lines = !isWhole
    ? undefined
    : isMaker && cnyPer
      ? makerLines({ fob: base, currency, cnyPer, rebatePct, vatPct, credit: credit.value })
      : traderLines({ purchase: base, rebatePct, vatPct })
  return (
    <>
      <Section title={t('tariff.rebate.title')} note={t('tariff.rebate.note')}>
        <div className="ct-tariff-stack">
          <div className="ct-tariff-fields">
            <SelectField
              label={t('tariff.rebate.who')}
              value={isMaker ? 'MAKER' : 'TRADER'}
              onChange={(who) => change({ who })}
              options={[
                { value: 'TRADER', label: t('tariff.rebate.trader') },
                { value: 'MAKER', label: t('tariff.rebate.maker') },
              ]}
            />
            {isMaker && (
              <CurrencyFields
                currency={currency}
                rate={entries.rfx}
                rates={rates}
                onChange={(next) =>
                  change({ ...('rate' in next && { rfx: next.rate }), ...(next.currency && { rcur: next.currency }) })
                }
              />
            )}
            <FigureField
              label={isMaker ? t('tariff.rebate.fob', { currency }) : t('tariff.rebate.purchase')}
              value={entries.base}
              max={MAX_AMOUNT}
              zero={false}
              isRequired
              onChange={(next) => change({ base: next })}
            />
            <FigureField
              label={t('tariff.rebate.pct')}
              value={rebateText}
              max={MAX_PCT}
              isRequired
              onChange={(rebate) => change({ rebate })}
            />
            {isMaker && (
              <FigureField
                label={t('tariff.rebate.credit')}
                hint={t('tariff.rebate.credit.hint')}
                value={entries.credit}
                max={MAX_AMOUNT}
                onChange={(next) => change({ credit: next })}
              />
            )}
          </div>
          {found.entry && known === null && <Notice tone="warn">{t('tariff.rebate.unread')}</Notice>}
          {found.state === 'FOUND' && known !== null && <CodeNote found={found} />}
        </div>
      </Section>
      <ResultView
        heading="rebate"
        missing={t('tariff.rebate.missing')}
        lines={lines}
        notes={[
          ...(found.entry ? [`HS ${found.entry.code}`] : []),
          ...(isMaker && currency !== 'CNY' && cnyPer ? [`1 ${currency} = ${cnyPer.toFixed()} CNY`] : []),
          ...(rates ? [rates.date] : []),
        ]}
      >
        {isMaker && !credit.value && <Notice>{t('tariff.rebate.uncapped')}</Notice>}
        <p className="ct-dim">{t('tariff.rebate.reference', { day: rates?.date ?? '' })}</p>
      </ResultView>
    </>
  )
}
