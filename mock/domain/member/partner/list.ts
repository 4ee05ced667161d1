import type { Partner, PartnerGroups, PartnerQuery } from '@/contract/member/partner/schemas.ts'
import type { Page } from '@/contract/page.ts'
import type { Caller, Deps } from '../../deps.ts'
import { pageOf } from '../../list.ts'
import { namedBy } from '../../front/search/keys.ts'
import { companyKeys, factKeys } from '../../front/search/things.ts'
import type { FavoriteRow } from '../favorite/row.ts'
import { companyCard } from '../view.ts'
import { dealingsOf, historyOf, lastContact, type History } from './dealings.ts'

/** The favorite companies of an enterprise, by company. */
const addedBy = (deps: Deps, companyId: string): Map<string, FavoriteRow> =>
  new Map(
    deps.rows.favorites
      .of('companyId', companyId)
      .filter(({ targetType, removedAt }) => targetType === 'COMPANY' && removedAt === undefined)
      .map((row) => [row.targetId, row]),
  )

/** The partners of the caller's enterprise: favorite companies and those it traded with, the last contact first. */
export function partnerPage(deps: Deps, query: PartnerQuery, { companyId }: Caller): Page<Partner> {
  const { keyword, groupId } = query
  const added = addedBy(deps, companyId)
  const history = historyOf(deps, companyId)
  const isNamed = namedBy(keyword)
  const ids = new Set([...added.keys(), ...history.invited.keys(), ...history.bought.keys(), ...history.sold.keys()])
  const found = [...ids].flatMap((id) => {
    const company = deps.rows.companies.get(id)
    const favorite = added.get(id)
    if (!company || id === companyId) return []
    if (groupId !== undefined && !favorite?.groups?.includes(groupId)) return []
    if (!isNamed(() => [companyKeys(company), factKeys([favorite?.note ?? ''])])) return []
    return [{ id, at: lastContact(history.bought.get(id), history.sold.get(id)) ?? favorite?.savedAt ?? '' }]
  })
  const sorted = found.toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
  const { records, ...page } = pageOf(sorted, query)
  return { ...page, records: records.flatMap(({ id }) => partnerOf(deps, id, history, added.get(id)) ?? []) }
}

/** One partner with what happened between the two. */
export function partnerOf(
  deps: Deps,
  id: string,
  history: History,
  favorite: FavoriteRow | undefined,
): Partner | undefined {
  const company = deps.rows.companies.get(id)
  const [bought, sold] = [history.bought.get(id), history.sold.get(id)]
  const lastContactAt = lastContact(bought, sold)
  return (
    company && {
      id,
      company: companyCard(deps, company),
      isAdded: favorite !== undefined,
      note: favorite?.note ?? '',
      groups: favorite?.groups ?? [],
      invited: history.invited.get(id) ?? 0,
      bought: dealingsOf(bought),
      sold: dealingsOf(sold),
      ...(lastContactAt !== undefined && { lastContactAt }),
    }
  )
}

/** The groups of the caller's enterprise by name, with who is in them. */
export function partnerGroups(deps: Deps, { companyId }: Caller): PartnerGroups {
  const added = [...addedBy(deps, companyId).values()]
  const groups = deps.rows.partnerGroups
    .of('companyId', companyId)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh-Hans-CN-u-co-pinyin') || a.id.localeCompare(b.id))
    .map(({ id, name }) => {
      const members = added.filter(({ groups: of }) => of?.includes(id))
      return { id, name, companyIds: members.map(({ targetId }) => targetId).toSorted() }
    })
  return { groups }
}
