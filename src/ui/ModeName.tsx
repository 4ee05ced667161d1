import type { ReactNode } from 'react'
import './mode.css'

/** A way of transport: its picture (a code of TransportMode, drawn in mode.css), then its name. */
export const ModeName = ({ mode, children }: { mode: string; children: ReactNode }) => (
  <span className={`ct-mode ct-mode-${mode}`}>{children}</span>
)
