import type { ReactNode } from 'react'
import './chip.css'

/** Meaning of a color: `neutral` none, the others a status. */
export type Tone = 'neutral' | 'sea' | 'accent' | 'ok' | 'warn' | 'danger'

/** A small bordered word for a fact (service, equipment, incoterm). */
export function Chip({ children, tone = 'neutral' }: { children: ReactNode; tone?: Tone | undefined }) {
  return <span className={`ct-chip ct-tone-${tone}`}>{children}</span>
}

/** A code (UN/LOCODE, HS code, container type) in tabular monospace, with an optional name after it. */
export function CodeChip({ code, name }: { code: string; name?: string | undefined }) {
  return (
    <span className="ct-codechip">
      <span className="ct-chip ct-chip-code">{code}</span>
      {name && <span>{name}</span>}
    </span>
  )
}

/** A status as text with a block of its color, so that it can be read without color. */
export function StatusTag({ children, tone }: { children: ReactNode; tone: Tone }) {
  return (
    <span className={`ct-status ct-tone-${tone}`}>
      <span className="ct-status-mark" aria-hidden="true" />
      {children}
    </span>
  )
}
