import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { clauseText, partsOf, VERSIONS } from '../versions.ts'
import type { ClauseId, Version } from '../versions.ts'
import './clauses.css'

/** URL of a version; the current one has no parameter. */
const pageOf = (version: Version): string => hrefTo('terms', version === VERSIONS[0] ? {} : { v: version })

/** Table of contents with a link to each clause. */
export function ClauseContents({ version }: { version: Version }) {
  const t = useText()
  return (
    <nav id="contents" className="ct-clauses-contents" aria-label={t('legal.contents')}>
      {partsOf(version).map(({ id, clauses }) => (
        <div key={id}>
          <p className="ct-clauses-part">{t(`legal.part.${id}`)}</p>
          <ol start={clauses[0]?.number}>
            {clauses.map((clause) => (
              <li key={clause.id}>
                <RouteLink to={`${pageOf(version)}#${clause.id}`}>{t(`legal.section.${clause.id}.title`)}</RouteLink>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  )
}

function Clause({ id, number, version }: { id: ClauseId; number: number; version: Version }) {
  const t = useText()
  return (
    <section id={id} className="ct-clause" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span className="ct-clause-number">{number}</span> {t(`legal.section.${id}.title`)}
      </h3>
      {clauseText(t, id, version)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </section>
  )
}

/** Terms of service and privacy policy of a version. PRODUCT /other/clause. */
export function Clauses({ version }: { version: Version }) {
  const t = useText()
  return (
    <article className="ct-clauses">
      {partsOf(version).map(({ id, clauses }) => (
        <div key={id}>
          <h2 id={id}>{t(`legal.part.${id}`)}</h2>
          {clauses.map((clause) => (
            <Clause key={clause.id} {...clause} version={version} />
          ))}
          <p className="ct-noprint">
            <RouteLink to={`${pageOf(version)}#contents`}>{t('legal.toTop')}</RouteLink>
          </p>
        </div>
      ))}
    </article>
  )
}
