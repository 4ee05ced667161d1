import type { ReactNode } from 'react'
import './panel.css'

/** Props of `EmptyState`: what is missing, why or what to do next, and a link. */
export interface EmptyStateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** Shown for an empty list, with the next step. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="ct-state">
      <svg width="96" height="56" viewBox="0 0 96 56" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M4 50h88" strokeWidth="2" />
        <path d="M10 50V16h50v34M60 16h26v34" strokeDasharray="4 4" />
        <path d="M18 23v20M26 23v20M34 23v20M42 23v20M50 23v20M73 16v34" strokeDasharray="2 4" />
      </svg>
      <p className="ct-state-title">{title}</p>
      {text && <p className="ct-state-text">{text}</p>}
      {action && <div className="ct-state-action">{action}</div>}
    </div>
  )
}
