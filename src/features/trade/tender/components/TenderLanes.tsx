import { DaySpan } from '@/ui/DateText.tsx'
import { useState } from 'react'
import type { Currency } from '@/contract/money.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx'
import { LaneFacts } from './LaneFacts.tsx'

/** Up to this number lanes are shown in full with their charts. */
const FEW = 3

interface LanesProps {
  lanes: readonly TenderLane[]
  mode: TransportMode
  /** In which the tender is compared. */
  currency: Currency
}

/** Lanes of a tender: a few in full, many as a table with one expanded. */
export function TenderLanes({ lanes, mode, currency }: LanesProps) {
  const t = useText()
  const [openNo, setOpenNo] = useState<number>()
  if (lanes.length <= FEW)
    return lanes.map((lane) => (
      <Section
        key={lane.laneNo}
        title={lanes.length > 1 ? t('tender.detail.lane', { no: lane.laneNo }) : t('tender.detail.route')}
      >
        <LaneFacts lane={lane} mode={mode} currency={currency} />
      </Section>
    ))
  const open = lanes.find((lane) => lane.laneNo === openNo)
  return (
    <Section title={t('tender.detail.lanes', { count: lanes.length })}>
      <DataTable
        caption={t('tender.detail.lanes', { count: lanes.length })}
        rows={lanes}
        rowKey={(lane) => String(lane.laneNo)}
        columns={[
          { key: 'no', title: t('tender.detail.laneNo'), cell: (lane) => lane.laneNo },
          {
            key: 'lane',
            title: t('tender.detail.route'),
            isLead: true,
            cell: (lane) => <LaneText pol={lane.pol} pod={lane.pod} />,
          },
          {
            key: 'boxes',
            title: t('tender.detail.boxes'),
            cell: (lane) => <BoxesText boxes={lane.boxes} loose={lane.loose} />,
          },
          {
            key: 'etd',
            title: t('tender.detail.etd', { mode }),
            cell: (lane) => <DaySpan from={lane.etdFrom} to={lane.etdTo} />,
          },
          {
            key: 'more',
            title: t('tender.detail.more'),
            cell: (lane) => (
              <Button
                size="small"
                variant="quiet"
                aria-expanded={lane.laneNo === openNo}
                onClick={() => setOpenNo(lane.laneNo === openNo ? undefined : lane.laneNo)}
              >
                {t(lane.laneNo === openNo ? 'tender.detail.less' : 'tender.detail.show')}
                <VisuallyHidden> {t('tender.detail.lane', { no: lane.laneNo })}</VisuallyHidden>
              </Button>
            ),
          },
        ]}
      />
      {open && (
        <section className="ct-tender-openlane" aria-label={t('tender.detail.lane', { no: open.laneNo })}>
          <h3 className="ct-h3">{t('tender.detail.lane', { no: open.laneNo })}</h3>
          <LaneFacts lane={open} mode={mode} currency={currency} />
        </section>
      )}
    </Section>
  )
}
