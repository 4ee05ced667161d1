import type { ReactNode } from 'react'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import { BarChart } from '@/ui/charts/BarChart.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { Compared } from '../useCompared.ts'
import { useWhole } from '../useSchedule.ts'
import type { Schedule } from '../useSchedule.ts'
import { NearSailings } from './NearSailings.tsx'
import { SailingTable } from './SailingTable.tsx'
import { Toolbar, VIEWS } from './Toolbar.tsx'
import { WeekCalendar } from './WeekCalendar.tsx'

interface ResultsProps {
  schedule: Schedule
  compared: Compared
  actions: (sailing: ScheduledSailing) => ReactNode
}

/** Search results in the selected view, or suggestions if empty. */
export function Results({ schedule, compared, actions }: ResultsProps) {
  const t = useText()
  const { view: named } = useAddressValues({ view: [...VIEWS, 'compare'] })
  const view = VIEWS.find((one) => one === named) ?? 'list'
  const { list, isAsked, wanted, now } = schedule
  // Port times need the ports' zones.
  const { isComing } = useFreight()
  const whole = useWhole(schedule, view !== 'list')
  if (!isAsked) return <EmptyState title={t('schedule.start')} text={t('schedule.start.text')} />
  if (list.data?.total === 0 && !list.error) return <NearSailings schedule={schedule} />
  const sailings = whole.data?.records ?? []
  return (
    <>
      <Toolbar schedule={schedule} view={view} />
      {view === 'list' ? (
        <ListFrame list={{ ...list, isFirstLoad: list.isFirstLoad || isComing }} empty={{ title: t('schedule.none') }}>
          <SailingTable schedule={schedule} compared={compared} actions={actions} />
        </ListFrame>
      ) : (
        <>
          {whole.isFirstLoad && <SkeletonBlock height={320} />}
          {whole.error && sailings.length === 0 && <ErrorState error={whole.error} onRetry={whole.refresh} />}
          {view === 'calendar' && sailings.length > 0 && (
            <WeekCalendar sailings={sailings} from={wanted.from} weeks={wanted.weeks} now={now} />
          )}
          {view === 'chart' && sailings.length > 0 && <TransitChart sailings={sailings} />}
        </>
      )}
    </>
  )
}

/** Transit days of every line in the window, fastest first; direct ones are marked. */
function TransitChart({ sailings }: { sailings: readonly ScheduledSailing[] }) {
  const t = useText()
  const byLine = new Map<string, ScheduledSailing>()
  for (const one of sailings) {
    const line = `${one.carrierScac} ${one.serviceCode}`
    if (one.transitDays < (byLine.get(line)?.transitDays ?? Infinity)) byLine.set(line, one)
  }
  const lines = [...byLine].toSorted(([, a], [, b]) => a.transitDays - b.transitDays)
  return (
    <BarChart
      title={t('schedule.chart.title')}
      bars={lines.map(([line, { transitDays, transhipments }]) => ({
        label: transhipments.length === 0 ? `${line} · ${t('schedule.direct')}` : line,
        value: transitDays,
        isMarked: transhipments.length === 0,
      }))}
    />
  )
}
