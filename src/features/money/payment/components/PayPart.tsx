import { useId } from 'react'
import { Contained } from '@/ui/Contained.tsx'
import type { SectionProps } from '@/ui/Card.tsx'

interface PartProps extends Omit<SectionProps, 'className'> {
  /** One of its choices is taken: the heading names the choice. */
  isChoice?: boolean
}

/** A part of paying with its heading: a section within the section of paying, so its heading is the smaller one. */
export function PayPart({ title, note, actions, isChoice = false, children }: PartProps) {
  const id = useId()
  return (
    <section className="ct-pay-part" role={isChoice ? 'radiogroup' : undefined} aria-labelledby={id}>
      <div className="ct-pay-part-head">
        <h3 id={id} tabIndex={-1} className="ct-h3">
          {title}
        </h3>
        {note && <p className="ct-section-note">{note}</p>}
        {actions && <div className="ct-section-actions">{actions}</div>}
      </div>
      <Contained>{children}</Contained>
    </section>
  )
}
