import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { CompanyCard } from '@/features/member/member/components/CompanyCard.tsx'
import { RecentActivity } from '@/features/member/member/components/RecentActivity.tsx'
import { WorkList } from '@/features/member/member/components/WorkList.tsx'
import { YearFigures } from '@/features/member/member/components/YearFigures.tsx'
import { MessageCenter } from '@/features/member/notification/components/MessageCenter.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Split } from '@/ui/Split.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

/** Few visits are for the directory. */
const loadPartners = async () => (await import('@/features/member/partner/components/Partners.tsx')).Partners
/** Poll interval of the todo list, which other parties change, ms. */
const POLL_MS = 15_000

const TABS = ['messages', 'approvals', 'partners'] as const
/** Most who come here have nothing to approve. */
const loadApprovals = async () => (await import('@/features/member/approval/components/Approvals.tsx')).Approvals

export default function MemberCenterPage() {
  const t = useText()
  const { tab = 'overview' } = useAddressValues({ tab: TABS })
  return (
    <>
      <PageHeader title={t('route.memberCenter')} lead={t('member.center.lead')} />
      <TabLinks
        label={t('route.memberCenter')}
        items={(['overview', ...TABS] as const).map((one) => ({
          to: one === 'overview' ? hrefTo('memberCenter') : hrefTo('memberCenter', { tab: one }),
          text: t(`member.tab.${one}`),
          isCurrent: one === tab,
        }))}
      />
      {tab === 'messages' && <MessageCenter />}
      {tab === 'approvals' && (
        <LazySection
          load={loadApprovals}
          texts="approval problem"
          placeholder={<SkeletonBlock height={560} />}
          props={{}}
        />
      )}
      {tab === 'partners' && (
        <LazySection load={loadPartners} texts="partner" placeholder={<SkeletonBlock height={420} />} props={{}} />
      )}
      {tab === 'overview' && <Overview />}
    </>
  )
}

function Overview() {
  const query = useQuery(memberEndpoints.memCenter, {}, { silent: true, refreshOnFocus: true, pollMs: POLL_MS })
  const { data } = query
  if (!data) {
    if (query.isFirstLoad || hasCode(query.error, BUSINESS_CODES.sessionEnded)) return <SkeletonBlock height={560} />
    return <ErrorState error={query.error} onRetry={query.refresh} />
  }
  return (
    <Split aside={<CompanyCard member={data.member} profile={data.profile} />}>
      <WorkList duties={data.duties} />
      <YearFigures year={data.year} userType={data.member.userType} />
      <RecentActivity activity={data.activity} />
    </Split>
  )
}
