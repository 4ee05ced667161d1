import { useQuery } from '@/api/useQuery.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import { HubLinks } from '@/features/front/hub/components/HubLinks.tsx'
import { ZoneFigures } from '@/features/front/zone/components/ZoneFigures.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import '@/features/front/zone/components/zone.css'

/** Steps of a trade, their pages, and the todos that belong to each. */
const FLOW = [
  { step: 'publish', to: () => hrefTo('tenderIssue'), duties: ['TENDER_DRAFT', 'RETURNED_TENDER'] },
  {
    step: 'quote',
    to: () => hrefTo('tenderSearch', { quotable: 'true' }),
    duties: ['TO_QUOTE', 'BID_DRAFT', 'BID_TO_RECONFIRM'],
  },
  { step: 'compare', to: () => hrefTo('myTenderBids'), duties: ['TO_AWARD', 'TO_CONFIRM', 'COUNTER_TO_ANSWER'] },
  { step: 'pay', to: () => hrefTo('payment'), duties: ['TO_PAY', 'CHARGE_TO_ANSWER'] },
  { step: 'invoice', to: () => hrefTo('invoice'), duties: ['TO_INVOICE', 'RED_TO_CONFIRM'] },
] as const satisfies readonly { step: string; to: () => string; duties: readonly TodoKind[] }[]

const loadMarket = () => import('../hub/business/MarketNow.tsx').then((module) => module.MarketNow)
const loadMine = () => import('../hub/business/MyTrade.tsx').then((module) => module.MyTrade)
const NO_PROPS = {}
const mineWaits = <SkeletonBlock height={344} narrow={690} />

/**
 * Landing page of the trading area: the steps of a trade with open todos, what a member has running, what is new on the
 * market, the three zones, all pages.
 */
export default function BusinessPage() {
  const t = useText()
  const { user, isStarting } = useSession()
  return (
    <>
      <PageHeader title={t('route.business')} lead={t('zone.business.lead')} />
      <Flow />
      {/* The room is kept while it is asked whose the token is. */}
      {isStarting && mineWaits}
      {user && (
        <LazySection load={loadMine} texts="hubNow" placeholder={mineWaits} props={{ userType: user.userType }} />
      )}
      <LazySection
        load={loadMarket}
        texts="hubNow"
        placeholder={<SkeletonBlock height={480} narrow={1420} />}
        props={NO_PROPS}
      />
      <Section title={t('zone.business.zones')}>
        <ul className="ct-zone-kinds">
          {USER_TYPES.map((type) => (
            <li key={type}>
              <h3>{t(`common.userType.${type}`)}</h3>
              <p className="ct-dim">{t(`zone.lead.${type}`)}</p>
              <ZoneFigures userType={type} most={4} />
              <LinkButton size="small" to={hrefTo('audienceZone', { id: type })}>
                {t('zone.go')}
              </LinkButton>
            </li>
          ))}
        </ul>
      </Section>
      <HubLinks parent="business" />
    </>
  )
}

function Flow() {
  const t = useText()
  const { isSignedIn } = useSession()
  const { data } = useQuery(memberEndpoints.memCenter, {}, { ready: isSignedIn, silent: true })
  const countOf = (kinds: readonly TodoKind[]) =>
    (data?.duties ?? []).filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
  return (
    <Section title={t('zone.business.flow')}>
      <ol className="ct-zone-flow">
        {FLOW.map(({ step, to, duties }) => (
          <li key={step}>
            <RouteLink to={to()}>
              <strong>{t(`zone.flow.${step}`)}</strong>
              <span className="ct-dim">{t(`zone.flow.${step}.text`)}</span>
              {countOf(duties) > 0 && (
                <span className="ct-zone-mine">{t('zone.flow.mine', { count: countOf(duties) })}</span>
              )}
            </RouteLink>
          </li>
        ))}
      </ol>
    </Section>
  )
}
