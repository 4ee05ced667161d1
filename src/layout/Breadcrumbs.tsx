import { useText } from '@/i18n/useText.ts'
import { crumbIds, routeFacts } from '@/routes/derive.ts'
import type { RouteId } from '@/routes/table.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'

/** Breadcrumbs of a page; `title` replaces the last entry (the tender's number, the article's headline). */
export function Breadcrumbs({ routeId, title }: { routeId: RouteId; title?: string | undefined }) {
  const t = useText()
  const ids = crumbIds(routeId)
  if (ids.length < 2) return null
  return (
    <nav className="ct-crumbs" aria-label={t('layout.crumbs')}>
      <ol className="ct-crumbs-list">
        {ids.map((id, index) => {
          const isLast = index === ids.length - 1
          const { path, titleId } = routeFacts(id)
          return (
            <li key={id}>
              {isLast || path.includes(':') ? (
                <span aria-current={isLast ? 'page' : undefined}>{(isLast ? title : undefined) ?? t(titleId)}</span>
              ) : (
                <RouteLink to={path}>{t(titleId)}</RouteLink>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
