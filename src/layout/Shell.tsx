import '@/ui/tokens.css'
import '@/ui/base.css'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import type { AccountPort } from './account.ts'
import { BottomBar } from './BottomBar.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import './shell.css'

/** Props of `Shell`: the session, the current path, the page, notices between header and page, and header tools. */
export interface ShellProps extends AccountPort {
  pathname: string
  children: ReactNode
  tools?: ReactNode
  notices?: ReactNode
  /** Id of the main element, the target of the skip link; differs in prerendered copies. */
  mainId?: string | undefined
}

/** Frame of every page, without data fetching; also rendered at build time. */
export function Shell({ pathname, children, tools, notices, mainId = 'main', ...session }: ShellProps) {
  const t = useText()
  return (
    <div className="ct-shell">
      <a className="ct-skip" href={`#${mainId}`}>
        {t('layout.skip')}
      </a>
      <SiteHeader pathname={pathname} tools={tools} {...session} />
      {notices}
      <main id={mainId} tabIndex={-1} className="ct-main">
        {children}
      </main>
      <SiteFooter />
      <BottomBar pathname={pathname} />
    </div>
  )
}
