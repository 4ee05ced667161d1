import { mayList } from '@/contract/market/listing/kinds.ts'
import type { ListingDraft, ListingInput } from '@/contract/market/listing/draft.ts'
import { checkHeld, checkListing, wrongOptional } from '@/contract/market/listing/rules.ts'
import type { ListingDetail, SubmitListing } from '@/contract/market/listing/schemas.ts'
import type { Problem } from '@/contract/problem.ts'
import { unknownPlace } from '@/contract/validation.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notAllowed, refuseField, stateChanged } from '../../errors.ts'
import { takeFiles } from '../../file/take.ts'
import { planJob } from '../../jobs.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { isPlaceOf } from '../../reference/overland.ts'
import { listingToWrite } from './draft.ts'
import { moveListing } from './own.ts'
import { dayOf } from './listBody.ts'
import { heldOf } from './stock.ts'
import { listingDetail } from './view.ts'
import { keptCity } from '../../title/places.ts'

/** Submits a draft, or a change of a published listing, for review: -> REVIEWING. */
export function submitListing(deps: Deps, input: SubmitListing, caller: Caller): ListingDetail {
  needCertified(caller)
  const listing = listingToWrite(deps, caller, input.id, input.version)
  const { kind, mode } = input.draft
  if (!mayList(caller.userType, kind)) throw notAllowed('wrongUserType')
  if (caller.userType === 3 && kind === 'SPACE' && mode !== 'LCL') throw refuseField('mode', 'field.choice')
  const draft = withImages(deps, caller, input.draft)
  const [notOptional] = wrongOptional(draft)
  if (notOptional !== undefined) throw refuseField(notOptional, 'field.notOptional')
  refuseProblems([
    ...checkListing(draft, dayOf(deps.now())),
    ...checkHeld(draft.stock, heldOf(deps, listing.id)),
    ...unknownNames(deps, draft),
  ])
  const submitted = moveListing(deps, listing, 'REVIEWING', 'seller', { body: draft, sketch: {} })
  if (!submitted) throw stateChanged(listingDetail(deps, listing, caller))
  planJob(deps, 'listingReview', submitted.id, deps.now() + deps.delays.clerkMs)
  return listingDetail(deps, submitted, caller)
}

function withImages(deps: Deps, caller: Caller, draft: ListingInput): ListingDraft {
  return {
    ...draft,
    ...(draft.cityName && { cityName: keptCity(draft.cityName) }),
    images: takeFiles(deps, caller, 'LISTING', draft.images, (index) => `images.${index}`),
  }
}

/** Codes missing in the reference lists. */
export function unknownNames({ reference }: Deps, draft: ListingDraft): Problem[] {
  const isPlace = (code: string) => isPlaceOf(reference, draft.mode, code)
  const ports = (['pol', 'pod'] as const).filter((end) => draft[end] && !isPlace(draft[end] ?? ''))
  const unknown = unknownPlace(draft.mode)
  return [
    ...ports.map((field) => ({ field, code: unknown }) as const),
    ...draft.via.flatMap((port, index): Problem[] => (isPlace(port) ? [] : [{ field: `via.${index}`, code: unknown }])),
    ...draft.stock.flatMap(({ isoCode }, index): Problem[] =>
      isoCode && !reference.teuByIsoCode.has(isoCode) ? [{ field: `stock.${index}.isoCode`, code: 'required' }] : [],
    ),
    ...draft.charges.flatMap(({ code }, index): Problem[] =>
      reference.chargeByCode.has(code) ? [] : [{ field: `charges.${index}.code`, code: 'required' }],
    ),
  ]
}
