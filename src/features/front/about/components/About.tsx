import { useIsPretend } from '@/api/useMarketKind.ts'
import { useQuery } from '@/api/useQuery.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { routeFacts } from '@/routes/derive.ts'
import { hrefTo } from '@/routes/href.ts'
import { Card, Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './about.css'

const PARTIES = ['1', '2', '3'] as const
const PRINCIPLES = ['sealed', 'like', 'lock'] as const
const FIGURES = [
  'openTenders',
  'openTeu',
  'bids30d',
  'awarded30d',
  'enterprises',
  'forwarders',
  'consolidators',
] as const
const LINKS = ['help', 'contact', 'terms', 'business', 'newsList'] as const

function Figures() {
  const t = useText()
  const { number } = useFormats()
  const query = useQuery(homeEndpoints.overview, {}, { silent: true, cached: true })
  return (
    <QueryBlock query={query} height={100}>
      {({ figures }) => (
        <dl className="ct-about-figures" aria-label={t('about.figures')}>
          {FIGURES.map((name) => (
            <div key={name}>
              <dt>{t(`about.figure.${name}`)}</dt>
              <dd>{number(figures[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </QueryBlock>
  )
}

/** About page: purpose, audiences, principles and current figures. PRODUCT /other/about. */
export function About() {
  const t = useText()
  const isPretend = useIsPretend()
  return (
    <>
      {isPretend && <Notice>{t('about.demo')}</Notice>}
      <Section title={t('about.parties')}>
        <ul className="ct-about-cards">
          {PARTIES.map((id) => (
            <li key={id}>
              <Card>
                <h3>{t(`about.party.${id}.title`)}</h3>
                <p>{t(`about.party.${id}.text`)}</p>
                <RouteLink to={hrefTo('audienceZone', { id })} aria-describedby={`party-${id}`}>
                  {t('about.zone')}
                </RouteLink>
                <span id={`party-${id}`} hidden>
                  {t(`about.party.${id}.title`)}
                </span>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('about.principles')}>
        <ul className="ct-about-cards">
          {PRINCIPLES.map((id) => (
            <li key={id}>
              <Card isMarked>
                <h3>{t(`about.principle.${id}.title`)}</h3>
                <p>{t(`about.principle.${id}.text`)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('about.figures')} note={t(isPretend ? 'about.figures.demo' : 'about.figures.note')}>
        <Figures />
      </Section>
      <Section title={t('about.links')}>
        <ul className="ct-about-links">
          {LINKS.map((id) => (
            <li key={id}>
              <RouteLink to={routeFacts(id).path}>{t(routeFacts(id).titleId)}</RouteLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
