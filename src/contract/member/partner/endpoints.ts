import { get, post, renewsAll } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import { favoriteEndpoints } from '../favorite/endpoints.ts'
import type * as s from './schemas.ts'

const page = get<s.PartnerQuery, Page<s.Partner>>('/trading/api/partner/page')
const groups = get<Record<string, never>, s.PartnerGroups>('/trading/api/partner/groups')
const changed = () => [renewsAll(page), renewsAll(groups), renewsAll(favoriteEndpoints.page)]

/** Directory of one's own (Assumed: decision 0004, 0087). */
export const partnerEndpoints = {
  /** Enterprises that one traded with or added, the last contact first. */
  page,
  groups,
  /** Sets note and groups; an enterprise that was not a favorite becomes one. */
  save: post<s.SavePartner, s.Partner>('/trading/api/partner/save', changed),
  /** Makes a group, or renames one. */
  saveGroup: post<s.SavePartnerGroup, s.PartnerGroup>('/trading/api/partner/saveGroup', changed),
  /** Its partners stay. */
  removeGroup: post<s.PartnerId, { done: true }>('/trading/api/partner/removeGroup', changed),
  /** Takes the favorite with its note and groups away; who one traded with stays in the list. */
  remove: post<s.PartnerId, { done: true }>('/trading/api/partner/remove', changed),
} as const
