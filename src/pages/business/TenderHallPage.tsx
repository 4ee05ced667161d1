import { HallAwarded } from '@/features/trade/hall/components/HallAwarded.tsx'
import { HallBoard } from '@/features/trade/hall/components/HallBoard.tsx'
import { HallStats } from '@/features/trade/hall/components/HallStats.tsx'
import { HallSteps } from '@/features/trade/hall/components/HallSteps.tsx'
import { HallTenders } from '@/features/trade/hall/components/HallTenders.tsx'
import { searchOf, useBoard } from '@/features/trade/hall/useHall.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

/** Public board of open tenders; the lane is in the URL. */
export default function TenderHallPage() {
  const t = useText()
  const { lane } = useAddressValues({ lane: /^[\w-]{1,20}$/ })
  const board = useBoard(lane)
  return (
    <>
      <PageHeader
        title={t('route.tenderHall')}
        lead={t('hall.lead')}
        actions={
          <>
            <LinkButton to={hrefTo('tenderSearch', searchOf(lane))}>{t('hall.search')}</LinkButton>
            <LinkButton variant="accent" to={hrefTo('tenderIssue')}>
              {t('hall.publish')}
            </LinkButton>
          </>
        }
      />
      <HallBoard query={board} lane={lane} />
      <HallTenders lane={lane} sort="closing" />
      <HallTenders lane={lane} sort="newest" />
      <HallAwarded query={board} />
      <HallStats />
      <HallSteps />
    </>
  )
}
