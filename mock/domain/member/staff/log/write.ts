import { permissionFor } from '@/contract/member/staff/calls.ts'
import { LOG_KINDS, LOG_TITLE_MAX, LOG_YEARS } from '@/contract/member/staff/log/values.ts'
import { canonicalJson, sha256Of, wellFormed } from '@/contract/money/order/contract/text.ts'
import { iso, type Caller, type Deps } from '../../../deps.ts'
import type { LogRow } from './row.ts'

/** Characters of a User-Agent that tell browser and system. */
const AGENT_MAX = 200
/** Entries removed at a write, so that no write becomes slow. */
const REMOVED_AT_ONCE = 20
/** Writes that only note what somebody has seen. */
const SEEN: ReadonlySet<string> = new Set(['message/read', 'message/readAll', 'tender/seeSearch'])
/** Writes whose thing has a secret for its id: the code of an invitation lets somebody in. */
const SECRET: ReadonlySet<string> = new Set(['staff/invite', 'staff/revokeInvite'])
/** Fields of an input that name its thing, if the answer does not. */
const NAMES = ['id', 'tenderId', 'orderId', 'listingId', 'couponId', 'batchId', 'targetId', 'titleId'] as const
/** Fields of an answer or an input that say what the thing is called. */
const TITLES = ['title', 'no', 'name', 'contactName'] as const

/** What a call changed, and in whose place, for its entry. */
export type Change = Pick<LogRow, 'before' | 'after' | 'deputyOf'>

export const idOf = (companyId: string, number: number): string => `${companyId}|${number}`

/** SHA-256 over all of an entry but its own hash. */
export async function hashOfEntry(row: Readonly<LogRow>): Promise<string> {
  const { hash: _, ...entry } = row
  return sha256Of(canonicalJson(entry))
}

/**
 * Appends a successful write of a person to the log of its enterprise, and drops what is too old. `key` is METHOD path.
 * Reads, and calls that only note what was seen, leave no entry.
 */
export async function logWrite(
  deps: Deps,
  key: string,
  input: unknown,
  output: unknown,
  { companyId, memberId, keyName }: Caller,
  change?: Change,
): Promise<void> {
  const [method, path = ''] = key.split(' ')
  const [kindText = '', act = ''] = path.split('/').slice(-2)
  const kind = LOG_KINDS.find((one) => one === kindText)
  if (method !== 'POST' || !kind || permissionFor(path) === undefined || SEEN.has(`${kind}/${act}`)) return
  const { logs, logHeads } = deps.rows
  const head = logHeads.get(companyId) ?? { id: companyId, first: 1, last: 0, hash: '' }
  const last = head.last + 1
  const targetId = SECRET.has(`${kind}/${act}`) ? undefined : (textIn(output, ['id']) ?? textIn(input, NAMES))
  const title = textIn(output, TITLES) ?? textIn(input, TITLES)
  const requestNo = textIn(input, ['requestNo'])
  const entry: LogRow = {
    id: idOf(companyId, last),
    companyId,
    at: iso(deps.now()),
    memberId,
    ...(keyName !== undefined && { keyName }),
    kind,
    act,
    ...(targetId !== undefined && { targetId }),
    ...(title !== undefined && { title }),
    ...(requestNo !== undefined && { requestNo }),
    agent: wellFormed(deps.agent.slice(0, AGENT_MAX)),
    ...change,
    previous: head.hash,
    hash: '',
  }
  const hash = await hashOfEntry(entry)
  logs.put({ ...entry, hash })
  logHeads.put({ id: companyId, first: dropOld(deps, companyId, head.first), last, hash })
}

/** Removes entries past their years; returns the number of the oldest one left. */
function dropOld({ rows, now }: Deps, companyId: string, first: number): number {
  const oldest = new Date(now())
  oldest.setUTCFullYear(oldest.getUTCFullYear() - LOG_YEARS)
  const until = oldest.toISOString()
  let next = first
  while (next < first + REMOVED_AT_ONCE) {
    const entry = rows.logs.get(idOf(companyId, next))
    if (!entry || entry.at >= until) break
    rows.logs.remove(entry.id)
    next += 1
  }
  return next
}

/** The first of some fields that holds a text, shortened. */
function textIn(value: unknown, fields: readonly string[]): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const field of fields) {
    const found = (value as Record<string, unknown>)[field]
    if (typeof found === 'string' && found !== '') return wellFormed(found.slice(0, LOG_TITLE_MAX))
  }
  return undefined
}
