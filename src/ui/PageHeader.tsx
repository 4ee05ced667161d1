import type { ReactNode } from 'react'
import { AddressNotice } from './AddressNotice.tsx'
import './panel.css'

/** Props of `PageHeader`: the title, a line below it, status tags after it, and actions at the end. */
export interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  tags?: ReactNode
  actions?: ReactNode
}

/** The h1 of a page, with a notice on invalid URL parameters; takes the focus after a navigation (RELIABILITY R17). */
export function PageHeader({ title, lead, tags, actions }: PageHeaderProps) {
  return (
    <>
      <div className="ct-pagehead">
        <div className="ct-pagehead-words">
          <h1 tabIndex={-1} className="ct-pagehead-title">
            {title}
            {tags && <span className="ct-pagehead-tags">{tags}</span>}
          </h1>
          {lead && <p className="ct-pagehead-lead">{lead}</p>}
        </div>
        {actions && <div className="ct-pagehead-actions">{actions}</div>}
      </div>
      <AddressNotice />
    </>
  )
}
