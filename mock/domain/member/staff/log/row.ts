import type { LogKind } from '@/contract/member/staff/log/values.ts'
import type { Row } from '../../../../store/port.ts'

/** One write of a person; its id is `company|number`, counted from 1 without gaps. Never changed. */
export interface LogRow extends Row {
  companyId: string
  at: string
  memberId: string
  /** Name of the key, if a system did it in that person's place. */
  keyName?: string
  /** The person in whose place it was decided. */
  deputyOf?: string
  kind: LogKind
  act: string
  targetId?: string
  title?: string
  requestNo?: string
  agent: string
  before?: string
  after?: string
  /** Hash of the entry before; '' of the first. */
  previous: string
  hash: string
}

/** Where the log of an enterprise stands; the id is the enterprise. */
export interface LogHeadRow extends Row {
  /** Number of the oldest entry that is kept, and of the newest. */
  first: number
  last: number
  hash: string
}
