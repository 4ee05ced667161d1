import type { ReactNode } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { Template } from '@/contract/trade/tender/template/schemas.ts'
import { MAX_TEMPLATES } from '@/contract/trade/tender/template/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ModeName } from '@/ui/ModeName.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { useCycleText } from '../useCycleText.ts'
import { TemplateActions } from './TemplateActions.tsx'
import './template.css'

/** The templates of this enterprise, under the tabs of its tenders. */
export function Templates({ tabs }: { tabs: ReactNode }) {
  const t = useText()
  const query = useQuery(tenderEndpoints.templates, {}, { silent: true, refreshOnFocus: true })
  return (
    <>
      <PageHeader title={t('template.title')} lead={t('template.lead', { max: MAX_TEMPLATES })} />
      {tabs}
      <QueryBlock query={query} height={320}>
        {({ templates }) =>
          templates.length === 0 ? (
            <EmptyState
              title={t('template.empty')}
              text={t('template.empty.text')}
              action={
                <LinkButton variant="primary" to={hrefTo('myTenderBids')}>
                  {t('template.empty.action')}
                </LinkButton>
              }
            />
          ) : (
            <>
              <p className="ct-dim ct-template-bar">
                {t('template.count', { count: templates.length, max: MAX_TEMPLATES })}
              </p>
              <DataTable
                caption={t('template.title')}
                rows={templates}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'name', title: t('template.col.name'), isLead: true, cell: (row) => <Name row={row} /> },
                  { key: 'lane', title: t('template.col.lane'), cell: (row) => <FirstLane row={row} /> },
                  {
                    key: 'cargo',
                    title: t('template.col.cargo'),
                    cell: ({ lanes: [first] }) => first && <BoxesText boxes={first.boxes} loose={first.loose} />,
                  },
                  { key: 'cycle', title: t('template.col.cycle'), cell: (row) => <Cycle row={row} /> },
                  { key: 'used', title: t('template.col.used'), cell: (row) => <LastUsed row={row} /> },
                  { key: 'action', title: t('template.col.action'), cell: (row) => <TemplateActions row={row} /> },
                ]}
              />
            </>
          )
        }
      </QueryBlock>
    </>
  )
}

function Name({ row: { name, mode, deadlineDays } }: { row: Template }) {
  const t = useText()
  return (
    <span className="ct-template-two">
      <strong>
        <TypedText>{name}</TypedText>
      </strong>
      <ModeName mode={mode}>
        <DictText dict="transport_mode" code={mode} />
      </ModeName>
      <span className="ct-dim">{t('template.deadline', { days: deadlineDays })}</span>
    </span>
  )
}

/** The first lane, and the number of all if there are more. */
function FirstLane({ row: { lanes } }: { row: Template }) {
  const t = useText()
  const [first] = lanes
  if (!first) return null
  return (
    <span className="ct-template-two">
      <LaneText pol={first.pol} pod={first.pod} />
      {lanes.length > 1 && <span className="ct-dim">{t('template.lanes', { count: lanes.length })}</span>}
    </span>
  )
}

function Cycle({ row: { recurrence, next } }: { row: Template }) {
  const t = useText()
  const cycleText = useCycleText()
  if (!recurrence) return <span className="ct-dim">{t('template.none')}</span>
  const { cycle, ahead } = cycleText(recurrence)
  return (
    <span className="ct-template-two">
      <span>{cycle}</span>
      <span className="ct-dim">{ahead}</span>
      {next && <span className="ct-dim">{t('template.next', { day: next.draftOn })}</span>}
    </span>
  )
}

function LastUsed({ row: { lastUsedAt } }: { row: Template }) {
  const t = useText()
  if (lastUsedAt === undefined) return <span className="ct-dim">{t('template.never')}</span>
  return <DateText value={lastUsedAt} precision="date" />
}
