import type { ReactNode } from 'react'
import './blocks.css'

/** Props of `Notice`: `isAlert` for what has just gone wrong, so that it is read out at once. */
export interface NoticeProps {
  children: ReactNode
  tone?: 'sea' | 'ok' | 'warn' | 'danger' | undefined
  isAlert?: boolean | undefined
}

/** A few words in the page about how things stand. */
export function Notice({ children, tone = 'sea', isAlert = false }: NoticeProps) {
  return (
    <div className={tone === 'sea' ? 'ct-notice' : `ct-notice ct-notice-${tone}`} role={isAlert ? 'alert' : undefined}>
      {children}
    </div>
  )
}
