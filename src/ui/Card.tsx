import { useId } from 'react'
import type { ReactNode } from 'react'
import { Contained } from './Contained.tsx'
import './panel.css'

/** Props of `Card`: `isMarked` adds the corrugated edge, for the most important one. */
export interface CardProps {
  children: ReactNode
  isMarked?: boolean | undefined
  className?: string | undefined
}

/** A bordered sheet. */
export function Card({ children, isMarked = false, className }: CardProps) {
  return (
    <div className={`ct-card${isMarked ? ' ct-card-marked' : ''}${className ? ` ${className}` : ''}`}>{children}</div>
  )
}

/** Props of `Section`: its heading, a note below it, and links or buttons at the end of the heading line. */
export interface SectionProps {
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** Section of a page with an h2; a landmark named by its heading. */
export function Section({ title, note, actions, children, className }: SectionProps) {
  const id = useId()
  return (
    <section className={className ? `ct-section ${className}` : 'ct-section'} aria-labelledby={id}>
      <div className="ct-section-head">
        <h2 id={id} className="ct-section-title">
          {title}
        </h2>
        {note && <p className="ct-section-note">{note}</p>}
        {actions && <div className="ct-section-actions">{actions}</div>}
      </div>
      <Contained>{children}</Contained>
    </section>
  )
}
