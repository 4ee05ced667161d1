import type { ReactNode } from 'react'

/** A part of the booking under its own heading, its fields in columns. */
export function Group({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <fieldset className="ct-booking-group">
      <legend>{title}</legend>
      {note && <p className="ct-dim">{note}</p>}
      {children}
    </fieldset>
  )
}
