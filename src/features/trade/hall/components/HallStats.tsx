import { useState } from 'react'
import type { LaneStats } from '@/contract/trade/tender/hall/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Chip } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { useLaneName, useLaneStats } from '../useHall.ts'
import './hall.css'

type Row = LaneStats['lanes'][number]
const SHOWN = 8
const NOTHING = '–'
const TONES = { NARROW: 'ok', MEDIUM: 'sea', WIDE: 'warn' } as const

/** Results of tenders per lane, as bars with figures. */
export function HallStats() {
  const t = useText()
  const query = useLaneStats()
  return (
    <Section title={t('hall.stats.title')} note={t('hall.stats.note')}>
      <QueryBlock query={query} height={420}>
        {({ lanes }) => (lanes.length > 0 ? <Lanes lanes={lanes} /> : <EmptyState title={t('hall.stats.none')} />)}
      </QueryBlock>
    </Section>
  )
}

function Lanes({ lanes }: Pick<LaneStats, 'lanes'>) {
  const t = useText()
  const nameOf = useLaneName()
  const { number, percent } = useFormats()
  const [isAll, setAll] = useState(false)
  const most = {
    tenders: Math.max(...lanes.map((row) => row.tenders)),
    bids: Math.max(...lanes.map((row) => row.bidsPerTender ?? 0)),
  }
  const columns: Column<Row>[] = [
    {
      key: 'lane',
      title: t('hall.stats.lane'),
      isLead: true,
      cell: (row) => <RouteLink to={hrefTo('tenderHall', { lane: row.lane })}>{nameOf(row.lane)}</RouteLink>,
    },
    {
      key: 'tenders',
      title: t('hall.stats.tenders'),
      cell: (row) => <Figure share={row.tenders / most.tenders} text={number(row.tenders)} />,
    },
    {
      key: 'bids',
      title: t('hall.stats.bids'),
      cell: ({ bidsPerTender: bids }) =>
        bids === undefined ? NOTHING : <Figure share={bids / Math.max(1, most.bids)} text={number(bids)} />,
    },
    {
      key: 'days',
      title: t('hall.stats.days'),
      cell: ({ medianDays: days }) => (days === undefined ? NOTHING : t('hall.stats.days.value', { days })),
    },
    {
      key: 'share',
      title: t('hall.stats.share'),
      cell: ({ awardedShare: share }) => (share === undefined ? NOTHING : percent(share, 0)),
    },
    {
      key: 'spread',
      title: t('hall.stats.spread'),
      cell: ({ spread }) =>
        spread ? (
          <span>
            <Chip tone={TONES[spread]}>{t(`hall.spread.${spread}`)}</Chip>
          </span>
        ) : (
          <span className="ct-dim">{t('hall.spread.none')}</span>
        ),
    },
  ]
  return (
    <>
      <DataTable
        caption={t('hall.stats.caption')}
        columns={columns}
        rows={isAll ? lanes : lanes.slice(0, SHOWN)}
        rowKey={(row) => row.lane}
      />
      {!isAll && lanes.length > SHOWN && (
        <p className="ct-hall-more">
          <Button onClick={() => setAll(true)}>{t('hall.stats.more')}</Button>
        </p>
      )}
    </>
  )
}

/** A bar with its figure as text. */
function Figure({ share, text }: { share: number; text: string }) {
  return (
    <span className="ct-hall-figure">
      <span className="ct-hall-number">{text}</span>
      <span className="ct-hall-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.max(2, share * 100)}%` }} />
      </span>
    </span>
  )
}
