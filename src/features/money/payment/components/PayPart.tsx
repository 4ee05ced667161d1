import { useId } from 'react'
import { Contained } from '@/ui/Contained.tsx'
import type { SectionProps } from '@/ui/Card.tsx'

/** A part of paying with its heading: a section within the section of paying, so its heading is the smaller one. */
export function PayPart({ title, note, actions, children }: Omit<SectionProps, 'className'>) {
  const id = useId()
  return (
    <section className="ct-pay-part" aria-labelledby={id}>
      <div className="ct-pay-part-head">
        <h3 id={id} className="ct-h3">
          {title}
        </h3>
        {note && <p className="ct-section-note">{note}</p>}
        {actions && <div className="ct-section-actions">{actions}</div>}
      </div>
      <Contained>{children}</Contained>
    </section>
  )
}
