import { useEffect } from 'react'
import { useText } from '@/i18n/useText.ts'
import { routeFacts } from '@/routes/derive.ts'
import type { RouteId } from '@/routes/table.ts'

/** Sets document.title: the page's own title, else the route's, then the product's name. Renders nothing. */
export function PageTitle({ routeId, title }: { routeId?: RouteId | undefined; title?: string | undefined }) {
  const t = useText()
  const words = title ?? (routeId ? t(routeFacts(routeId).titleId) : t('layout.notFound.title'))
  const brand = t('layout.brand')
  const isHome = routeId === 'home'
  const line = t('layout.brand.line')
  useEffect(() => {
    document.title = isHome ? `${brand} · ${line}` : `${words} · ${brand}`
  }, [words, brand, isHome, line])
  return null
}
