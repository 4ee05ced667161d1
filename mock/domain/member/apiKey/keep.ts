import { marketDay } from '@/contract/marketDay.ts'
import { checkApiKey } from '@/contract/member/apiKey/rules.ts'
import type { ApiKey, ApiKeyQuery, CreateApiKey, NewApiKey } from '@/contract/member/apiKey/schemas.ts'
import { API_SCOPES } from '@/contract/member/apiKey/scopes.ts'
import {
  API_KEY_LENGTH,
  API_KEY_PREFIX,
  MAX_API_KEYS,
  OLD_KEY_MS,
  type ApiKeyStatus,
} from '@/contract/member/apiKey/values.ts'
import { sha256Of } from '@/contract/money/order/contract/text.ts'
import type { Page } from '@/contract/page.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound, refuseField } from '../../errors.ts'
import { refuseProblems } from '../../guards.ts'
import { pageRows } from '../../list.ts'
import type { ApiKeyRow } from './row.ts'

function own(deps: Deps, { companyId }: Caller, id: string): ApiKeyRow {
  const row = deps.rows.apiKeys.get(id)
  if (row?.companyId !== companyId) throw notFound()
  return row
}

/** Whether a key works: an expired one does not, nor that of a person who can no longer sign in. */
export function statusOf(deps: Deps, { memberId, expiresOn }: ApiKeyRow): ApiKeyStatus {
  const maker = deps.rows.members.get(memberId)
  if (!maker || maker.disabledAt !== undefined) return 'STOPPED'
  return expiresOn !== undefined && expiresOn < marketDay(deps.now()) ? 'EXPIRED' : 'ACTIVE'
}

function view(deps: Deps, row: ApiKeyRow, { memberId }: Caller): ApiKey {
  const { old, ...rest } = row
  const { contactName = '', account = '' } = deps.rows.members.get(row.memberId) ?? {}
  return {
    ...rest,
    status: statusOf(deps, row),
    ...(old && old.until > iso(deps.now()) && { old }),
    memberName: contactName || account,
    isSelf: row.memberId === memberId,
  }
}

/** The keys of the caller's enterprise, newest first. */
export function apiKeyPage(deps: Deps, query: ApiKeyQuery, caller: Caller): Page<ApiKey> {
  const page = pageRows(
    deps.rows.apiKeys,
    ({ companyId }) => companyId === caller.companyId,
    (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
    query,
  )
  return { ...page, records: page.records.map((row) => view(deps, row, caller)) }
}

async function newKey({ chance }: Deps): Promise<{ key: string; hash: string; last4: string }> {
  const random = `${chance.secret()}${chance.secret()}`.replace(/[^0-9a-z]/gi, '')
  const key = `${API_KEY_PREFIX}${random.slice(0, API_KEY_LENGTH)}`
  return { key, hash: await sha256Of(key), last4: key.slice(-4) }
}

/** Makes a key that acts as the caller; the answer alone holds it. */
export async function createApiKey(deps: Deps, input: CreateApiKey, caller: Caller): Promise<NewApiKey> {
  refuseProblems(checkApiKey(input, marketDay(deps.now())))
  if (deps.rows.apiKeys.of('companyId', caller.companyId).length >= MAX_API_KEYS)
    throw refuseField('name', 'field.apiKeysMany', { max: MAX_API_KEYS })
  const { key, ...kept } = await newKey(deps)
  const { name, scopes, addresses, expiresOn } = input
  const row: ApiKeyRow = {
    id: newId(deps),
    companyId: caller.companyId,
    memberId: caller.memberId,
    name,
    scopes: API_SCOPES.filter((scope) => scopes.includes(scope)),
    addresses: [...new Set(addresses)],
    ...kept,
    ...(expiresOn !== undefined && { expiresOn }),
    createdAt: iso(deps.now()),
  }
  deps.rows.apiKeys.put(row)
  return { ...view(deps, row, caller), key }
}

/** Gives the caller's own key anew; an older one than the last stops at once. */
export async function rotateApiKey(deps: Deps, { id }: { id: string }, caller: Caller): Promise<NewApiKey> {
  const before = own(deps, caller, id)
  // The new key would let one owner act as another.
  if (before.memberId !== caller.memberId) throw notAllowed('keyOfOther')
  const { key, ...kept } = await newKey(deps)
  const old = { last4: before.last4, until: iso(deps.now() + OLD_KEY_MS) }
  const row: ApiKeyRow = { ...before, ...kept, oldHash: before.hash, old }
  deps.rows.apiKeys.put(row)
  return { ...view(deps, row, caller), key }
}

/** Removes a key; its calls fail from now on. */
export function revokeApiKey(deps: Deps, { id }: { id: string }, caller: Caller): ApiKey {
  const row = own(deps, caller, id)
  deps.rows.apiKeys.remove(id)
  return view(deps, row, caller)
}
