import type { ReactNode } from 'react'
import { BusinessError } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { HsEntry } from '@/contract/tools/customs/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { useCustoms } from '../useCustoms.ts'
import { useHsFacts } from './facts.tsx'
import { Unread } from './Letters.tsx'

/** Two tariff lines side by side; differences are marked in the second. */
export function Comparison({ codes: [one, two] }: { codes: readonly [string, string] }) {
  const t = useText()
  const { q } = useCustoms()
  const left = useQuery(customsEndpoints.detail, { code: one }, { silent: true })
  const right = useQuery(customsEndpoints.detail, { code: two }, { silent: true })
  const end = (
    <LinkButton size="small" to={hrefTo('customs', { q, code: one })}>
      {t('customs.compare.end')}
    </LinkButton>
  )
  const failed = [left, right].find(({ error }) => error !== undefined)
  const goneCode = isGone(right.error) ? two : isGone(left.error) ? one : undefined
  if (goneCode)
    return (
      <EmptyState
        title={t('customs.detail.gone', { code: goneCode })}
        text={t('customs.detail.gone.text')}
        action={end}
      />
    )
  if (failed) return <ErrorState onRetry={failed.refresh} action={end} />
  if (!left.data || !right.data) return <SkeletonBlock height={480} />
  return (
    <Section title={t('customs.compare')} actions={end}>
      <PairTable left={left.data} right={right.data} />
    </Section>
  )
}

const isGone = (error: Error | undefined): boolean => error instanceof BusinessError && error.code === 4004

function PairTable({ left, right }: { left: HsEntry; right: HsEntry }) {
  const t = useText()
  const nameOf = useNameOf()
  const factsOf = useHsFacts()
  const [ours, theirs] = [factsOf(left), factsOf(right)]
  const elements = (entry: HsEntry): ReactNode => entry.elements?.map(nameOf).join(' · ') ?? <Unread />
  const rows = [
    { label: t('customs.compare.name'), left: nameOf(left), right: nameOf(right), isSame: false },
    ...ours.map((fact, at) => ({
      label: fact.label,
      left: fact.value,
      right: theirs[at]?.value,
      isSame: fact.same === theirs[at]?.same && fact.same !== 'null',
    })),
    { label: t('customs.compare.elements'), left: elements(left), right: elements(right), isSame: false },
  ]
  return (
    // A scrollable frame must be reachable by keyboard.
    <div className="ct-customs-pair" role="region" aria-label={t('customs.compare')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('customs.compare.fact')}</th>
            {[left, right].map(({ code }, at) => (
              <th key={at} scope="col">
                <RouteLink to={hrefTo('customs', { code })} className="ct-code">
                  {code}
                </RouteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.left}</td>
              <td className={row.isSame ? 'ct-dim' : undefined}>{row.right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
