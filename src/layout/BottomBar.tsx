import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { ContainersIcon, HomeIcon, PersonIcon, SheetIcon, ShipIcon } from '@/ui/icons.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { isCurrent, thumbNav } from './nav.ts'
import type { NavItem } from './nav.ts'

const icons: Partial<Record<NavItem['textId'], ReactNode>> = {
  'layout.nav.home': <HomeIcon size={20} />,
  'layout.nav.tenders': <SheetIcon size={20} />,
  'layout.nav.market': <ContainersIcon size={20} />,
  'layout.nav.shipping': <ShipIcon size={20} />,
  'layout.nav.mine': <PersonIcon size={20} />,
}

/** Bottom navigation on small screens, with the most used pages. */
export function BottomBar({ pathname }: { pathname: string }) {
  const t = useText()
  return (
    <nav className="ct-bottombar" aria-label={t('layout.nav.thumb')}>
      {thumbNav.map((item) => (
        <RouteLink key={item.textId} to={item.href} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
          {icons[item.textId]}
          <span>{t(item.textId)}</span>
        </RouteLink>
      ))}
    </nav>
  )
}
