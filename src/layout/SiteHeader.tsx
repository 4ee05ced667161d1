import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { routes } from '@/routes/table.ts'
import { Dialog } from '@/ui/Dialog.tsx'
import { MenuIcon } from '@/ui/icons.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import type { AccountPort } from './account.ts'
import { AccountArea } from './AccountArea.tsx'
import { BrandMark } from './BrandMark.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { isCurrent, mainNav } from './nav.ts'
import type { NavItem } from './nav.ts'
import { ThemeSelect, ThemeSwitch } from './ThemeSwitch.tsx'
import type { WorkMenuProps } from './workspace/WorkMenu.tsx'
import './header.css'

/** Props of `SiteHeader`: the session, the current path, and tools (search, message bell). */
export interface SiteHeaderProps extends AccountPort {
  pathname: string
  tools?: ReactNode
  /** The member's workspace, above the other pages in the drawer. */
  WorkMenu?: ComponentType<WorkMenuProps> | undefined
}

interface NavListProps {
  items: readonly NavItem[]
  pathname: string
  className: string
  onPick?: (() => void) | undefined
}

function NavList({ items, pathname, className, onPick }: NavListProps) {
  const t = useText()
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.id}>
          <RouteLink
            to={item.href}
            className="ct-nav-link"
            aria-current={isCurrent(item, pathname) ? 'page' : undefined}
            onClick={onPick}
          >
            {t(item.textId)}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}

type DrawerProps = Pick<SiteHeaderProps, 'pathname' | 'account' | 'loginHref' | 'WorkMenu'>

function Drawer({ pathname, account, loginHref, WorkMenu }: DrawerProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="ct-tool ct-burger"
        aria-label={t('layout.menu.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={22} />
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t('layout.menu.title')} side="start">
        {isOpen && WorkMenu && <WorkMenu onPick={close} />}
        <nav aria-label={t('layout.nav.label')}>
          <NavList items={mainNav} pathname={pathname} className="ct-drawer-nav" onPick={close} />
        </nav>
        {!account && (
          // The narrow header has room for at most one of them.
          <ul className="ct-drawer-nav">
            <li>
              <RouteLink to={loginHref} className="ct-nav-link" onClick={close}>
                {t('layout.account.login')}
              </RouteLink>
            </li>
            <li>
              <RouteLink to={routes.register.path} className="ct-nav-link" onClick={close}>
                {t('layout.account.register')}
              </RouteLink>
            </li>
          </ul>
        )}
        <ThemeSelect />
      </Dialog>
    </>
  )
}

/** Header of every page: decoration, brand, tools, account, and the owner's navigation below. */
export function SiteHeader({ pathname, tools, WorkMenu, ...session }: SiteHeaderProps) {
  const t = useText()
  return (
    <header className="ct-header">
      <div className="ct-ridge" />
      <div className="ct-hull">
        <div className="ct-page ct-hull-row">
          <Drawer pathname={pathname} account={session.account} loginHref={session.loginHref} WorkMenu={WorkMenu} />
          <RouteLink to="/" className="ct-brand">
            <BrandMark />
            <span className="ct-brand-words">
              <span className="ct-brand-name">{t('layout.brand')}</span>
              <span className="ct-brand-line">{t('layout.brand.line')}</span>
            </span>
            <span className="ct-hidden">{t('layout.goHome')}</span>
          </RouteLink>
          <div className="ct-tools">
            {tools}
            <LanguageSwitch />
            <ThemeSwitch />
            <AccountArea {...session} />
          </div>
        </div>
      </div>
      <nav className="ct-nav" aria-label={t('layout.nav.label')}>
        <NavList items={mainNav} pathname={pathname} className="ct-page ct-nav-list" />
      </nav>
    </header>
  )
}
