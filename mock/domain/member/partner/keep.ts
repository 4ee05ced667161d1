import type {
  Partner,
  PartnerGroup,
  PartnerId,
  SavePartner,
  SavePartnerGroup,
} from '@/contract/member/partner/schemas.ts'
import { MAX_PARTNER_GROUPS } from '@/contract/member/partner/values.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notFound, refuseField } from '../../errors.ts'
import { favoriteId, favoriteOf } from '../favorite/kept.ts'
import { removeFavorites, saveFavorite } from '../favorite/save.ts'
import { historyOf } from './dealings.ts'
import { partnerGroups, partnerOf } from './list.ts'
import type { PartnerGroupRow } from './row.ts'

/** Sets note and groups of an enterprise, which becomes a favorite by it. */
export function savePartner(deps: Deps, { id, note, groups }: SavePartner, caller: Caller): Partner {
  if (id === caller.companyId || !deps.rows.companies.get(id)) throw notFound()
  for (const group of groups) ownGroup(deps, caller, group)
  const { id: rowId } = saveFavorite(deps, { targetType: 'COMPANY', targetId: id, note }, caller)
  const row = deps.rows.favorites.get(rowId)
  if (!row) throw notFound()
  const favorite = { ...row, groups: [...new Set(groups)] }
  deps.rows.favorites.put(favorite)
  const partner = partnerOf(deps, id, historyOf(deps, caller.companyId), favorite)
  if (!partner) throw notFound()
  return partner
}

/** Takes note and groups of an enterprise away with the favorite. */
export function removePartner(deps: Deps, { id }: PartnerId, caller: Caller): { done: true } {
  if (!favoriteOf(deps, caller.companyId, 'COMPANY', id)) throw notFound()
  return removeFavorites(deps, { ids: [favoriteId(caller.companyId, 'COMPANY', id)] }, caller)
}

/** Makes a group or renames one; no name comes twice. */
export function savePartnerGroup(deps: Deps, { id, name }: SavePartnerGroup, caller: Caller): PartnerGroup {
  const { companyId } = caller
  const before = id === undefined ? undefined : ownGroup(deps, caller, id)
  const groups = deps.rows.partnerGroups.of('companyId', companyId)
  if (groups.some((one) => one.name === name && one.id !== id)) throw refuseField('name', 'field.groupSame')
  if (!before && groups.length >= MAX_PARTNER_GROUPS)
    throw refuseField('name', 'field.groupsMany', { max: MAX_PARTNER_GROUPS })
  const row = before ? { ...before, name } : { id: newId(deps), companyId, name, createdAt: iso(deps.now()) }
  deps.rows.partnerGroups.put(row)
  const saved = partnerGroups(deps, caller).groups.find((one) => one.id === row.id)
  if (!saved) throw notFound()
  return saved
}

/** Removes a group; its partners stay. */
export function removePartnerGroup(deps: Deps, { id }: PartnerId, caller: Caller): { done: true } {
  ownGroup(deps, caller, id)
  deps.rows.partnerGroups.remove(id)
  for (const row of deps.rows.favorites.of('companyId', caller.companyId))
    if (row.groups?.includes(id)) deps.rows.favorites.put({ ...row, groups: row.groups.filter((one) => one !== id) })
  return { done: true }
}

function ownGroup(deps: Deps, { companyId }: Caller, id: string): PartnerGroupRow {
  const row = deps.rows.partnerGroups.get(id)
  if (row?.companyId !== companyId) throw notFound()
  return row
}
