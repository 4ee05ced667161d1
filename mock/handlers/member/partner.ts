import { partnerEndpoints as calls } from '@/contract/member/partner/endpoints.ts'
import { partnerWire as wire } from '@/contract/member/partner/wire.ts'
import { removePartner, removePartnerGroup, savePartner, savePartnerGroup } from '../../domain/member/partner/keep.ts'
import { partnerGroups, partnerPage } from '../../domain/member/partner/list.ts'
import { on, type Route } from '../on.ts'

export const partnerRoutes: Route[] = [
  on(calls.page, wire.page, partnerPage),
  on(calls.groups, wire.groups, (deps, _, caller) => partnerGroups(deps, caller)),
  on(calls.save, wire.save, savePartner),
  on(calls.saveGroup, wire.saveGroup, savePartnerGroup),
  on(calls.removeGroup, wire.removeGroup, removePartnerGroup),
  on(calls.remove, wire.remove, removePartner),
]
