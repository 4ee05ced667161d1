import type { GoneKind } from '@/contract/front/gone/values.ts'
import type { Row } from '../../../store/port.ts'

/** What was public and is removed: enough to say what it was and to find what is alike. */
export interface GoneThing {
  id: string
  zh: string
  en: string
  at: string
  mode?: string
  pol?: string
  pod?: string
  ports?: string[]
  lanes?: string[]
}

/** All things of a kind that were removed in a month; one row, since there are many and few are asked for. */
export interface GoneRow extends Row {
  kind: Exclude<GoneKind, 'SAILING'>
  /** `YYYY-MM` */
  month: string
  things: GoneThing[]
}
