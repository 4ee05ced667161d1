import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { CompareTray } from '@/features/tools/schedule/components/CompareTray.tsx'
import { Comparison } from '@/features/tools/schedule/components/Comparison.tsx'
import { Results } from '@/features/tools/schedule/components/Results.tsx'
import { tenderAddress } from '@/features/tools/schedule/components/SailingActions.tsx'
import { useSailingName } from '@/features/tools/schedule/components/SailingFacts.tsx'
import { SailingSection } from '@/features/tools/schedule/components/SailingSection.tsx'
import { SearchForm } from '@/features/tools/schedule/components/SearchForm.tsx'
import { hasSailed } from '@/features/tools/schedule/timing.ts'
import { useAddress } from '@/features/tools/schedule/useAddress.ts'
import { useCompared } from '@/features/tools/schedule/useCompared.ts'
import { useSchedule } from '@/features/tools/schedule/useSchedule.ts'
import { FollowPair, FollowSailing } from './Follow.tsx'
import '@/features/tools/schedule/components/schedule.css'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useIsPretend } from '@/api/useMarketKind.ts'
import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { LazyPortNotices } from '@/reference/notices/LazyPortNotices.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

export default function ShipDatePage() {
  const t = useText()
  const isPretend = useIsPretend()
  const address = useAddress()
  const schedule = useSchedule()
  const { wanted } = schedule
  const compared = useCompared()
  const nameOf = useSailingName()
  // The `+` of an id is a blank in an address that was typed.
  const id = address.get('id')?.replaceAll(' ', '+')
  const star = (sailing: ScheduledSailing) => <FavoriteButton type="SAILING" id={sailing.id} name={nameOf(sailing)} />
  const head = <PageHeader title={t('schedule.title')} lead={t('schedule.lead')} />
  if (address.get('view') === 'compare' && compared.ids.length > 0)
    return (
      <>
        {head}
        <Comparison schedule={schedule} compared={compared} />
      </>
    )
  return (
    <>
      {head}
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
      {isPretend && <p className="ct-dim ct-schedule-invented">{t('schedule.invented')}</p>}
      <LazyPortNotices ports={[address.get('pol'), address.get('pod')]} />
      <CompareTray compared={compared} />
    </>
  )
}
