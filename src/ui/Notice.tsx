import type { ReactNode } from 'react'
import './blocks.css'

/** Props of `Notice`: `isAlert` for new errors, so that they are announced at once. */
export interface NoticeProps {
  children: ReactNode
  tone?: 'sea' | 'ok' | 'warn' | 'danger' | undefined
  isAlert?: boolean | undefined
}

/** A status message in the page. */
export function Notice({ children, tone = 'sea', isAlert = false }: NoticeProps) {
  return (
    <div className={tone === 'sea' ? 'ct-notice' : `ct-notice ct-notice-${tone}`} role={isAlert ? 'alert' : undefined}>
      {children}
    </div>
  )
}
