import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { CodeLinks } from './CodeLinks.tsx'

/** Chapters with their coverage. */
export function ChapterTree() {
  const t = useText()
  const nameOf = useNameOf()
  const { data, error, refresh } = useQuery(customsEndpoints.chapters, {}, { silent: true, cached: true })
  if (!data) return error ? <ErrorState onRetry={refresh} /> : <SkeletonBlock height={480} />
  const sum = (of: 'headings' | 'entries') => data.reduce((total, one) => total + one[of], 0)
  return (
    <Section
      title={t('customs.tree')}
      note={t('customs.tree.note', { headings: sum('headings'), entries: sum('entries') })}
    >
      <ul className="ct-customs-chapters" aria-label={t('customs.tree')}>
        {data.map((chapter) => (
          <li key={chapter.code}>
            <RouteLink to={hrefTo('customs', { chapter: chapter.code })} className="ct-customs-chapter">
              <span className="ct-code">{chapter.code}</span>
              <span className="ct-customs-name">{nameOf(chapter)}</span>
              <span className="ct-dim">
                {t('customs.tree.counts', { headings: chapter.headings, entries: chapter.entries })}
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The headings of a chapter with their ten-digit codes. */
export function HeadingTree({ chapter }: { chapter: string }) {
  const t = useText()
  const nameOf = useNameOf()
  const chapters = useQuery(customsEndpoints.chapters, {}, { silent: true, cached: true }).data
  const { data, error, refresh } = useQuery(customsEndpoints.headings, { chapter }, { silent: true, cached: true })
  const back = (
    <LinkButton size="small" variant="quiet" to={hrefTo('customs')}>
      {t('customs.back.chapters')}
    </LinkButton>
  )
  if (!data) return error ? <ErrorState onRetry={refresh} action={back} /> : <SkeletonBlock height={480} />
  const own = chapters?.find(({ code }) => code === chapter)
  return (
    <Section title={t('customs.tree.chapter', { code: chapter, name: own ? nameOf(own) : '' })} actions={back}>
      <ul className="ct-customs-headings">
        {data.map((heading) => (
          <li key={heading.code}>
            <h3 className="ct-customs-heading">
              <RouteLink to={hrefTo('customs', { chapter, code: heading.code })}>
                <span className="ct-code">{heading.code}</span> {nameOf(heading)}
              </RouteLink>
            </h3>
            {heading.entries.length > 0 ? (
              <CodeLinks lines={heading.entries} label={`${heading.code} ${nameOf(heading)}`} />
            ) : (
              <p className="ct-dim">{t('customs.tree.noEntries')}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
