import { hasLane } from '@/contract/market/listing/kinds.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import type { ContractLane } from '@/contract/money/order/contract/schemas.ts'
import { takesEstimate } from '@/contract/trade/bid/bidderFigures.ts'
import { hasFreeTime } from '@/contract/trade/tender/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { listText } from '@/ui/listText.ts'
import { Money } from '@/ui/Money.tsx'
import { freeTimeTexts } from '@/ui/tierText.ts'
import { TakenAmount } from '@/ui/TakenAmount.tsx'
import { estimateText, ratesText } from '@/ui/unitPriceText.ts'

interface LaneProps {
  lane: ContractLane
  /** Kind of the listing of a booking; some have a place instead of a lane. */
  kind: ListingKind | undefined
  /** Mode of the tender; undefined for bookings. */
  mode: TransportMode | undefined
}

/** Lines that are included or excluded have no price. */
const isPriced = ({ state }: ContractLane['charges'][number]): boolean => state === 'QUOTED'

/** One lane of a contract: carriage, and every charge line with its state and payer. */
export function SheetLane({ lane, kind, mode }: LaneProps) {
  const t = useText()
  const formats = useFormats()
  const { chargeName, boxCode } = useFreight()
  const carriage = useCarriage(lane, mode)
  const [groups, bases, states, ends] = [
    useDict('charge_group'),
    useDict('charge_basis'),
    useDict('charge_state'),
    useDict('paid_at'),
  ]
  return (
    <section>
      <h3 className="ct-h3">
        {t('contract.lane', { no: lane.laneNo })} ·{' '}
        {kind && !hasLane(kind) ? lane.pol : <LaneText pol={lane.pol} pod={lane.pod} />}{' '}
        <BoxesText boxes={lane.boxes} loose={lane.loose} />
      </h3>
      <DefinitionGrid items={carriage} />
      <DataTable
        caption={t('contract.lane', { no: lane.laneNo })}
        rows={lane.charges.map((line, index) => ({ ...line, key: `${line.code}-${index}` }))}
        rowKey={(row) => row.key}
        columns={[
          {
            key: 'code',
            title: t('contract.charge'),
            isLead: true,
            cell: (row) => [row.code, chargeName(row.code), boxCode(row.isoCode)].filter(Boolean).join(' '),
          },
          { key: 'group', title: t('contract.group'), cell: (row) => groups.labelOf(row.group) },
          { key: 'basis', title: t('contract.basis'), cell: (row) => bases.labelOf(row.basis) },
          {
            key: 'state',
            title: t('contract.state'),
            cell: (row) =>
              row.includedIn
                ? t('contract.includedIn', { charge: `${row.includedIn} ${chargeName(row.includedIn)}` })
                : states.labelOf(row.state),
          },
          { key: 'qty', title: t('contract.qty'), align: 'end', cell: (row) => (isPriced(row) ? row.qty : '') },
          {
            key: 'unit',
            title: t('contract.unitPrice'),
            align: 'end',
            cell: (row) => (isPriced(row) ? ratesText(t, formats, row) : ''),
          },
          { key: 'end', title: t('contract.payers'), cell: (row) => ends.labelOf(row.paymentTerm) },
          {
            key: 'amount',
            title: t('contract.amount'),
            align: 'end',
            cell: (row) =>
              takesEstimate(row) ? estimateText(t, formats, row) : isPriced(row) && <TakenAmount line={row} />,
          },
        ]}
      />
    </section>
  )
}

/** Carrier, transit, sailings and free time, as far as they were agreed. */
function useCarriage(lane: ContractLane, mode: TransportMode | undefined): DefinitionItem[] {
  const t = useText()
  const { locale } = useLocale()
  const formats = useFormats()
  const { dateTime } = formats
  const { carrierName, portName, zoneOf } = useFreight()
  const { carrierScac, service, via, sailings, blCount } = lane
  // Contracts of before name free days by air and road, too: they mean nothing there.
  const freeTime = mode && !hasFreeTime(mode) ? undefined : lane.freeTime
  const counted = freeTime ? freeTimeTexts(t, formats, freeTime) : []
  const carrier = [carrierScac && carrierName(carrierScac), service].filter(Boolean).join(' · ')
  const at = (iso: string, port: string | undefined) => dateTime(iso, zoneOf(port))
  const days = (label: string, value: number | undefined): DefinitionItem[] =>
    value === undefined ? [] : [{ label, value: String(value) }]
  return [
    ...(carrier ? [{ label: t('contract.carrier'), value: carrier }] : []),
    ...(blCount === undefined ? [] : [{ label: t('contract.bls'), value: blCount }]),
    { label: t('contract.transitDays'), value: String(lane.transitDays) },
    ...(via && via.length > 0 ? [{ label: t('contract.via'), value: listText(locale, via.map(portName)) }] : []),
    ...(sailings.length > 0
      ? [
          {
            label: t('contract.sailings'),
            span: 4 as const,
            value: sailings.map(({ vessel, voyage, etd, eta }) => (
              <div key={`${vessel} ${voyage} ${etd}`}>
                {vessel} {voyage} · ETD {at(etd, lane.pol)} · ETA {at(eta, lane.pod)}
              </div>
            )),
          },
        ]
      : []),
    ...days(t('contract.originDet'), freeTime?.originDetDays),
    ...days(t('contract.together'), freeTime?.combinedDays),
    ...(freeTime?.combinedDays === undefined
      ? [...days(t('contract.dem'), freeTime?.destDemDays), ...days(t('contract.det'), freeTime?.destDetDays)]
      : []),
    ...(counted.length > 0
      ? [{ label: t('contract.afterFree'), span: 4 as const, value: counted.map((one) => <div key={one}>{one}</div>) }]
      : []),
    ...(freeTime?.dayRate ? [{ label: t('contract.dayRate'), value: <Money value={freeTime.dayRate} /> }] : []),
  ]
}
