import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { CompareTray } from '@/features/tools/schedule/components/CompareTray.tsx'
import { Comparison } from '@/features/tools/schedule/components/Comparison.tsx'
import { Results } from '@/features/tools/schedule/components/Results.tsx'
import { tenderAddress } from '@/features/tools/schedule/components/SailingActions.tsx'
import { useSailingName } from '@/features/tools/schedule/components/SailingFacts.tsx'
import { SailingSection } from '@/features/tools/schedule/components/SailingSection.tsx'
import { SearchBy } from '@/features/tools/schedule/components/SearchBy.tsx'
import { SearchForm } from '@/features/tools/schedule/components/SearchForm.tsx'
import { hasSailed } from '@/features/tools/schedule/timing.ts'
import { useAddress } from '@/features/tools/schedule/useAddress.ts'
import { useCompared } from '@/features/tools/schedule/useCompared.ts'
import { useSchedule } from '@/features/tools/schedule/useSchedule.ts'
import { follow, FollowPair, FollowSailing } from './Follow.tsx'
import '@/features/tools/schedule/components/schedule.css'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { TIMETABLE_VIEWS } from '@/contract/tools/schedule/views/values.ts'
import { useIsPretend } from '@/api/useMarketKind.ts'
import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { Co2Method } from '@/reference/co2/Co2.tsx'
import { LazyPortNotices } from '@/reference/notices/LazyPortNotices.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

const loadViews = async () =>
  (await import('@/features/tools/schedule/views/components/TimetableViews.tsx')).TimetableViews

/** Schedules between two ports, or as seen from one port, ship or service. */
export default function ShipDatePage() {
  const t = useText()
  const named = useAddress().get('view')
  const view = TIMETABLE_VIEWS.find((one) => one === named)
  return (
    <>
      <PageHeader title={t('schedule.title')} lead={t('schedule.lead')} />
      {named !== 'compare' && <SearchBy view={view} />}
      {view ? (
        <LazySection
          key={view}
          load={loadViews}
          texts="timetable"
          placeholder={<SkeletonBlock height={480} />}
          props={{ view, follow: follow(t) }}
        />
      ) : (
        <PairSchedules />
      )}
      <Invented />
    </>
  )
}

/** The timetable says that it is not real. */
function Invented() {
  const t = useText()
  return useIsPretend() ? <p className="ct-dim ct-schedule-invented">{t('schedule.invented')}</p> : null
}

/** Between two ports: search, one sailing, results, comparison. */
function PairSchedules() {
  const t = useText()
  const address = useAddress()
  const schedule = useSchedule()
  const { wanted } = schedule
  const compared = useCompared()
  const nameOf = useSailingName()
  // The `+` of an id is a blank in an address that was typed.
  const id = address.get('id')?.replaceAll(' ', '+')
  const star = (sailing: ScheduledSailing) => <FavoriteButton type="SAILING" id={sailing.id} name={nameOf(sailing)} />
  if (address.get('view') === 'compare' && compared.ids.length > 0)
    return <Comparison schedule={schedule} compared={compared} />
  return (
    <>
      <SearchForm schedule={schedule} />
      {id && (
        <SailingSection
          id={id}
          schedule={schedule}
          favorite={(sailing) => (
            <>
              {star(sailing)}
              <FollowSailing key={sailing.id} sailing={sailing} />
            </>
          )}
        />
      )}
      {wanted.pol && wanted.pod && <FollowPair pol={wanted.pol} pod={wanted.pod} />}
      <Results
        schedule={schedule}
        compared={compared}
        actions={(sailing) => (
          <>
            {star(sailing)}
            {!hasSailed(sailing, schedule.now) && (
              <RouteLink to={tenderAddress(sailing)} aria-label={t('schedule.do.tender.of', { name: nameOf(sailing) })}>
                {t('schedule.do.tender')}
              </RouteLink>
            )}
          </>
        )}
      />
      {schedule.list.records.length > 0 && <Co2Method />}
      <LazyPortNotices ports={[address.get('pol'), address.get('pod')]} />
      <CompareTray compared={compared} />
    </>
  )
}
