import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './clauses.css'

const TERMS = [
  'parties',
  'account',
  'certification',
  'tender',
  'quoting',
  'award',
  'payment',
  'coupon',
  'review',
  'content',
  'liability',
] as const
const PRIVACY = ['data', 'storage', 'sharing', 'rights', 'changes'] as const
const PARTS = [
  { id: 'terms', clauses: TERMS },
  { id: 'privacy', clauses: PRIVACY },
] as const

type ClauseId = (typeof TERMS)[number] | (typeof PRIVACY)[number]

const NUMBERS = new Map<ClauseId, number>([...TERMS, ...PRIVACY].map((id, at) => [id, at + 1]))

/** The list of all clauses; each entry leads to its place on the page. */
export function ClauseContents() {
  const t = useText()
  return (
    <nav id="contents" className="ct-clauses-contents" aria-label={t('legal.contents')}>
      {PARTS.map(({ id, clauses }) => (
        <div key={id}>
          <p className="ct-clauses-part">{t(`legal.part.${id}`)}</p>
          <ol start={NUMBERS.get(clauses[0])}>
            {clauses.map((clause) => (
              <li key={clause}>
                <RouteLink to={`${hrefTo('terms')}#${clause}`}>{t(`legal.section.${clause}.title`)}</RouteLink>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  )
}

function Clause({ id }: { id: ClauseId }) {
  const t = useText()
  return (
    <section id={id} className="ct-clause" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span className="ct-clause-number">{NUMBERS.get(id)}</span> {t(`legal.section.${id}.title`)}
      </h3>
      {t(`legal.section.${id}.text`)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </section>
  )
}

/** Terms of service and privacy policy, clause by clause. PRODUCT /other/clause. */
export function Clauses() {
  const t = useText()
  return (
    <article className="ct-clauses">
      {PARTS.map(({ id, clauses }) => (
        <div key={id}>
          <h2 id={id}>{t(`legal.part.${id}`)}</h2>
          {clauses.map((clause) => (
            <Clause key={clause} id={clause} />
          ))}
          <p className="ct-noprint">
            <RouteLink to={`${hrefTo('terms')}#contents`}>{t('legal.toTop')}</RouteLink>
          </p>
        </div>
      ))}
    </article>
  )
}
