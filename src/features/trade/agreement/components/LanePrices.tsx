import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { PriceHistory } from './PriceHistory.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { freeTimeTexts } from '@/ui/tierText.ts'
import { unitPriceText } from '@/ui/unitPriceText.ts'

interface LaneProps {
  lane: AgreementLane
  agreement: AgreementDetail
  isOnly: boolean
}

/** Prices and carriage of a lane; they hold for the whole period, but for those that float. */
export function LanePrices({ lane, agreement, isOnly }: LaneProps) {
  const t = useText()
  const formats = useFormats()
  const { chargeName, boxCode, carrierName } = useFreight()
  const bases = useDict('charge_basis')
  const states = useDict('charge_state')
  const ends = useDict('paid_at')
  const { freeTime, carrierScac } = lane
  const free =
    freeTime.combinedDays === undefined
      ? t('agreement.freeTime.separate', { dem: freeTime.destDemDays, det: freeTime.destDetDays })
      : t('agreement.freeTime.combined', { days: freeTime.combinedDays })
  return (
    <Section
      title={isOnly ? t('agreement.prices') : t('agreement.prices.lane', { no: lane.laneNo })}
      note={isOnly ? undefined : <LaneText pol={lane.pol} pod={lane.pod} />}
    >
      <DataTable
        caption={t('agreement.prices')}
        rows={lane.charges}
        rowKey={(line) => `${line.code} ${line.isoCode ?? ''}`}
        columns={[
          {
            key: 'charge',
            title: t('agreement.charge'),
            isLead: true,
            cell: ({ code, isoCode }) => [code, chargeName(code), boxCode(isoCode)].filter(Boolean).join(' '),
          },
          {
            key: 'price',
            title: t('agreement.price'),
            align: 'end',
            cell: (line) => (line.state === 'QUOTED' ? unitPriceText(formats, line) : states.labelOf(line.state)),
          },
          { key: 'basis', title: t('agreement.basis'), cell: ({ basis }) => bases.labelOf(basis) },
          { key: 'paidAt', title: t('agreement.paidAt'), cell: ({ paymentTerm }) => ends.labelOf(paymentTerm) },
        ]}
      />
      <PriceHistory lane={lane} agreement={agreement} />
      <DefinitionGrid
        items={[
          { label: t('agreement.carrier'), value: carrierScac ? carrierName(carrierScac) : t('common.notShown') },
          { label: t('agreement.transit'), value: t('common.unit.day', { count: lane.transitDays }) },
          {
            label: t('agreement.freeTime'),
            value: [free, ...freeTimeTexts(t, formats, freeTime)].join(' · '),
            span: 2,
          },
          { label: t('agreement.plannedBookings'), value: lane.plannedBookings },
          { label: t('agreement.blPerBooking'), value: lane.blPerBooking },
        ]}
      />
    </Section>
  )
}
