import '@/ui/tokens.css'
import '@/ui/base.css'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import type { AccountPort } from './account.ts'
import { BottomBar } from './BottomBar.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import type { WorkMenuProps } from './workspace/WorkMenu.tsx'
import './shell.css'

/** Props of `Shell`: the session, the current path, the page, notices between header and page, and header tools. */
export interface ShellProps extends AccountPort {
  pathname: string
  children: ReactNode
  tools?: ReactNode
  /** The member's workspace, for the sheet of the header. */
  WorkMenu?: ComponentType<WorkMenuProps> | undefined
  /** Navigation beside the page, in wide windows; undefined on pages that are no work pages. */
  side?: ReactNode
  notices?: ReactNode
  /** Id of the main element, the target of the skip link; differs in prerendered copies. */
  mainId?: string | undefined
}

/** Frame of every page, without data fetching; also rendered at build time. */
export function Shell({ pathname, children, tools, side, notices, mainId = 'main', WorkMenu, ...session }: ShellProps) {
  const t = useText()
  return (
    <div
      className="ct-shell"
      data-work={side === undefined ? undefined : ''}
      data-members={session.account === null ? undefined : ''}
    >
      <a className="ct-skip" href={`#${mainId}`}>
        {t('layout.skip')}
      </a>
      <SiteHeader pathname={pathname} tools={tools} WorkMenu={WorkMenu} {...session} />
      {notices}
      {/* The same elements on every page: a page that gets a side must not be mounted again. */}
      <div className="ct-desk">
        {side !== undefined && <div className="ct-side">{side}</div>}
        <main id={mainId} tabIndex={-1} className="ct-main">
          {children}
        </main>
      </div>
      <SiteFooter />
      <BottomBar pathname={pathname} />
    </div>
  )
}
