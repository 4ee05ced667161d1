import type { Rate, RateRow } from '@/contract/market/rateSheet/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import type { Column } from '@/ui/DataTable.tsx'
import { listText } from '@/ui/listText.ts'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { DayRange } from './components/DayRange.tsx'
import { RateStateTag } from './components/SheetStatus.tsx'

/** A rate as read from a sheet, or as kept, with what it is today. */
type Shown = Rate & Partial<Pick<RateRow, 'state'>>

/** Columns of a table of rates. */
export function useRateColumns(): readonly Column<Shown>[] {
  const t = useText()
  const { carrierName, boxCode } = useFreight()
  return [
    { key: 'lane', title: t('rateSheet.row.lane'), isLead: true, cell: (rate) => <Lane rate={rate} /> },
    {
      key: 'carrier',
      title: t('rateSheet.row.carrier'),
      cell: ({ carrierScac, service }) => (
        <span className="ct-rates-lines">
          <span>{carrierScac ? carrierName(carrierScac) : '–'}</span>
          {service && (
            <span className="ct-dim">
              <TypedText>{service}</TypedText>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'box',
      title: t('rateSheet.row.box'),
      cell: ({ isoCode }) => <span className="ct-code">{isoCode ? boxCode(isoCode) : '–'}</span>,
    },
    { key: 'charge', title: t('rateSheet.row.charge'), cell: (rate) => <Charge rate={rate} /> },
    {
      key: 'cost',
      title: t('rateSheet.row.cost'),
      align: 'end',
      cell: (rate) => (
        <span className="ct-rates-lines ct-rates-end">
          <Money value={{ amount: rate.price, currency: rate.currency }} />
          <span className="ct-dim">
            <DictText dict="charge_basis" code={rate.basis} />
          </span>
        </span>
      ),
    },
    {
      key: 'term',
      title: t('rateSheet.row.term'),
      cell: ({ term }) => <DictText dict="paid_at" code={term} />,
    },
    { key: 'transit', title: t('rateSheet.row.transit'), cell: (rate) => <Transit rate={rate} /> },
    {
      key: 'valid',
      title: t('rateSheet.row.valid'),
      cell: ({ validFrom, validTo, state }) => (
        <span className="ct-rates-lines">
          <DayRange from={validFrom} to={validTo} />
          {state && <RateStateTag state={state} />}
        </span>
      ),
    },
    {
      key: 'remark',
      title: t('rateSheet.row.remark'),
      cell: ({ commodity, remark }) => (
        <span className="ct-rates-lines">
          {commodity && <TypedText>{commodity}</TypedText>}
          {remark ? <TypedText>{remark}</TypedText> : !commodity && '–'}
        </span>
      ),
    },
  ]
}

function Lane({ rate: { pol, pod, via } }: { rate: Rate }) {
  const t = useText()
  const { locale } = useLocale()
  const { portName } = useFreight()
  return (
    <span className="ct-rates-lines">
      <LaneText pol={pol} pod={pod} />
      {via.length > 0 && (
        <span className="ct-dim">{t('rateSheet.row.via', { ports: listText(locale, via.map(portName)) })}</span>
      )}
    </span>
  )
}

function Charge({ rate: { code, included } }: { rate: Rate }) {
  const t = useText()
  const { locale } = useLocale()
  const { chargeName } = useFreight()
  return (
    <span className="ct-rates-lines">
      <span>{chargeName(code)}</span>
      {included.length > 0 && (
        <span className="ct-dim">
          {t('rateSheet.row.included', { names: listText(locale, included.map(chargeName)) })}
        </span>
      )}
    </span>
  )
}

function Transit({ rate: { transitDays, freeDays } }: { rate: Rate }) {
  const t = useText()
  if (transitDays === undefined && freeDays === undefined) return <span className="ct-dim">–</span>
  return (
    <span className="ct-rates-lines">
      {transitDays !== undefined && <span>{t('rateSheet.row.transit.days', { days: transitDays })}</span>}
      {freeDays !== undefined && <span className="ct-dim">{t('rateSheet.row.free', { days: freeDays })}</span>}
    </span>
  )
}
