import { isInNetworks } from '@/contract/member/apiKey/addresses.ts'
import { scopeOf } from '@/contract/member/apiKey/scopes.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, sessionEnded } from '../../errors.ts'
import { statusOf } from './keep.ts'
import type { ApiKeyRow } from './row.ts'

/** The last use is kept to the minute, so that reading seldom writes. */
const NOTED_MS = 60_000

/** The key with this hash, or the one whose older form it is. 4098 if it was revoked, replaced or does not work. */
export function liveKey(deps: Deps, hash: string): ApiKeyRow {
  const { apiKeys } = deps.rows
  const [row] = apiKeys.of('hash', hash)
  const [rotated] = row ? [] : apiKeys.of('oldHash', hash)
  const found = row ?? (rotated?.old && rotated.old.until > iso(deps.now()) ? rotated : undefined)
  if (!found || statusOf(deps, found) !== 'ACTIVE') throw sessionEnded()
  return found
}

/** 4003 from an address that is not in the key's list; an unknown one is in none. */
export function refuseAddress({ address }: Deps, { addresses }: ApiKeyRow): void {
  if (addresses.length > 0 && !isInNetworks(address, addresses)) throw notAllowed('keyAddress', { address })
}

/** 4003 for a call that the key's scopes do not have. */
export function refuseScope({ scopes }: ApiKeyRow, path: string): void {
  const scope = scopeOf(path)
  if (scope === undefined) throw notAllowed('keyNever')
  if (!scopes.includes(scope)) throw notAllowed('keyScope', { scope })
}

/** The person in whose place a key calls, with that person's role; notes the use. */
export function keyCaller(deps: Deps, hash: string): Caller {
  const key = liveKey(deps, hash)
  const company = deps.rows.companies.get(key.companyId)
  if (!company) throw sessionEnded()
  const now = deps.now()
  if (key.lastUsedAt === undefined || now - Date.parse(key.lastUsedAt) >= NOTED_MS)
    deps.rows.apiKeys.put({ ...key, lastUsedAt: iso(now) })
  return {
    memberId: key.memberId,
    companyId: company.id,
    sessionId: key.id,
    userType: company.userType,
    certification: company.certification,
    keyName: key.name,
  }
}
