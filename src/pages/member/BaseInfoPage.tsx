import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@/api/useQuery.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { CertifiedFacts } from '@/features/member/member/components/CertifiedFacts.tsx'
import { CompanyForm } from '@/features/member/member/components/CompanyForm.tsx'
import { ExportData } from '@/features/member/member/components/ExportData.tsx'
import { LogoField } from '@/features/member/member/components/LogoField.tsx'
import { Preferences } from '@/features/member/member/components/Preferences.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { usePermission } from '@/session/usePermission.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { LazySection, lazySection } from '@/ui/LazySection.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

const SecurityPanel = lazySection(
  async () => (await import('@/features/member/account/security/SecurityPanel.tsx')).SecurityPanel,
)
const MessageSettings = lazySection(
  async () => (await import('@/features/member/notification/components/MessageSettings.tsx')).MessageSettings,
)

const Exports = lazySection(async () => (await import('@/features/member/export/components/Exports.tsx')).Exports)

const Webhooks = lazySection(async () => (await import('@/features/member/webhook/components/Webhooks.tsx')).Webhooks)

const ApiKeys = lazySection(async () => (await import('@/features/member/api-key/components/ApiKeys.tsx')).ApiKeys)

const Staff = lazySection(async () => (await import('@/features/member/staff/components/Staff.tsx')).Staff)

const loadLimits = async () => (await import('@/features/member/approval/limits/Limits.tsx')).Limits

const StaffLog = lazySection(async () => (await import('@/features/member/staff/log/StaffLog.tsx')).StaffLog)

const TABS = [
  'company',
  'security',
  'notifications',
  'staff',
  'log',
  'exports',
  'webhooks',
  'keys',
  'preferences',
] as const
type Tab = (typeof TABS)[number]
/** Tabs of who manages the enterprise. */
const MANAGED: readonly Tab[] = ['staff', 'log', 'webhooks', 'keys']

export default function BaseInfoPage() {
  const t = useText()
  const [params] = useSearchParams()
  // WeChat redirects to this page with a code: open the security tab, which completes the binding.
  const mayManage = usePermission('MANAGE')
  const tabs = TABS.filter((one) => mayManage || !MANAGED.includes(one))
  const { tab: asked = 'company' } = useAddressValues({ tab: tabs })
  const tab = params.has('state') ? 'security' : asked
  return (
    <>
      <PageHeader title={t('route.baseInfo')} lead={t('member.base.lead')} />
      <TabLinks
        label={t('route.baseInfo')}
        items={tabs.map((one) => ({
          to: one === 'company' ? hrefTo('baseInfo') : hrefTo('baseInfo', { tab: one }),
          text: t(`member.base.tab.${one}`),
          isCurrent: one === tab,
        }))}
      />
      <TabBody tab={tab} />
    </>
  )
}

function TabBody({ tab }: { tab: Tab }) {
  if (tab === 'company') return <Company />
  if (tab === 'preferences')
    return (
      <>
        <Preferences />
        <ExportData />
      </>
    )
  return (
    <Suspense fallback={<SkeletonBlock height={560} />}>
      {tab === 'security' && <SecurityPanel />}
      {tab === 'notifications' && <MessageSettings />}
      {tab === 'staff' && (
        <>
          <Staff />
          <LazySection load={loadLimits} texts="approval" placeholder={<SkeletonBlock height={420} />} props={{}} />
        </>
      )}
      {tab === 'log' && <StaffLog />}
      {tab === 'exports' && <Exports />}
      {tab === 'webhooks' && <Webhooks />}
      {tab === 'keys' && <ApiKeys />}
    </Suspense>
  )
}

function Company() {
  const t = useText()
  const mayManage = usePermission('MANAGE')
  const query = useQuery(memberEndpoints.queryMemInfo, {}, { silent: true })
  const { data } = query
  if (!data)
    return query.isFirstLoad ? (
      <SkeletonBlock height={560} />
    ) : (
      <ErrorState error={query.error} onRetry={query.refresh} />
    )
  return (
    <>
      {!mayManage && <Notice>{t('staff.ownerOnly')}</Notice>}
      <CertifiedFacts member={data} />
      {mayManage && <LogoField member={data} />}
      <CompanyForm member={data} />
    </>
  )
}
