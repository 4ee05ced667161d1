import { useQuery } from '@/api/useQuery.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import { HubCards } from '@/features/front/hub/components/HubCards.tsx'
import { ZoneFigures } from '@/features/front/zone/components/ZoneFigures.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
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

/** Landing page of the trading area: the steps of a trade with open todos, the three zones, all pages. */
export default function BusinessPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('route.business')} lead={t('zone.business.lead')} />
      <Flow />
      <Section title={t('zone.business.zones')}>
        {USER_TYPES.map((type) => (
          <Section
            key={type}
            title={t(`common.userType.${type}`)}
            note={t(`zone.lead.${type}`)}
            actions={
              <LinkButton size="small" to={hrefTo('audienceZone', { id: type })}>
                {t('zone.go')}
              </LinkButton>
            }
          >
            <ZoneFigures userType={type} />
          </Section>
        ))}
      </Section>
      <Section title={t('zone.business.pages')}>
        <HubCards parent="business" />
      </Section>
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
