import { factsOf, hasLane, isBookable, modesOf, unitOf } from '@/contract/market/listing/kinds.ts'
import type { ListingCharge, ListingDraft, ListingPartial, Stock } from '@/contract/market/listing/draft.ts'
import { usualCharges } from '@/contract/market/listing/price.ts'
import { checkHeld, checkListing, mayBeOptional } from '@/contract/market/listing/rules.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import type { Problem } from '@/contract/problem.ts'
import { usualCurrency } from '@/contract/reference/charges.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import { PRICE_MAX } from '@/contract/trade/bid/limits.ts'
import { basisIn } from '@/contract/trade/tender/mainCharge.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { UserType } from '@/contract/userType.ts'
import { checkDecimal, normalizeContainerNo, normalizePlate } from '@/contract/validation.ts'

/** Version of the form's shape: drafts of another version are not restored. */
export const FORM_VERSION = 1

/** Form state stored on this device, with the server version it is based on. */
export interface LocalListing {
  draft: ListingDraft
  baseVersion: number | undefined
}

/** Returns the usual price lines of this kind, without prices. */
export function usualLines(kind: ListingKind, mode: TransportMode, charges: readonly ChargeType[]): ListingCharge[] {
  return usualCharges(kind, mode).flatMap((code) => {
    const charge = charges.find((one) => one.code === code)
    return charge ? [lineOf(charge, mode)] : []
  })
}

/** Returns a line for a charge, without its price; what buyers usually choose themselves is optional. */
export function lineOf(charge: ChargeType, mode: TransportMode): ListingCharge {
  return {
    code: charge.code,
    group: charge.group,
    basis: basisIn(mode, charge),
    qty: '1',
    unitPrice: '',
    currency: usualCurrency(charge, mode),
    paymentTerm: 'PRE',
    state: 'QUOTED',
    ...(charge.group === 'OPTIONAL' && { optional: true }),
  }
}

/** Returns an empty listing of a kind. */
export function blankListing(
  kind: ListingKind,
  userType: UserType,
  [from, to]: readonly [string, string],
): ListingDraft {
  const [mode = 'FCL'] = modesOf(kind, userType)
  return {
    kind,
    title: '',
    mode,
    services: [],
    plates: [],
    containerNos: [],
    direct: hasLane(kind),
    via: [],
    sailings: [],
    stock: kind === 'CARGO' ? [] : [blankStock(kind, mode)],
    minOrder: 1,
    charges: [],
    currency: factsOf(kind).currency,
    validFrom: from,
    validTo: to,
    ...(kind === 'CARGO' && { cargo: { nameZh: '', grossKg: '', cbm: '', readyDate: '' } }),
    images: [],
  }
}

/** Returns the initial stock line of a kind. */
export function blankStock(kind: ListingKind, mode: TransportMode): ListingDraft['stock'][number] {
  return unitOf(kind, mode) === 'CONTAINER' ? { isoCode: '45G1', qty: 0 } : { qty: 0 }
}

/** Completes a partial listing from the server. */
export function listingFrom(partial: ListingPartial, blank: ListingDraft): ListingDraft {
  // The server stores what this form has sent, possibly in an older shape.
  return { ...blank, ...(partial as Partial<ListingDraft>) }
}

/** A line without a price that nobody reads, and optional only where it may be. */
function tidyLine({ optional, ...line }: ListingCharge, draft: ListingDraft): ListingCharge {
  const isService = optional === true && mayBeOptional({ ...line, optional }, draft)
  return {
    ...line,
    ...(line.state !== 'QUOTED' && { unitPrice: '0' }),
    ...(isService && { optional }),
  }
}

/** Returns the listing to submit: normalized codes, and no blanks where the contract allows none. */
export function tidyListing(draft: ListingDraft): ListingDraft {
  const { place, remarks, carrierScac, service, ...rest } = draft
  return {
    ...rest,
    title: draft.title.trim(),
    ...(place?.trim() && { place: place.trim() }),
    ...(remarks?.trim() && { remarks: remarks.trim() }),
    ...(carrierScac && { carrierScac }),
    ...(service?.trim() && { service: service.trim() }),
    plates: draft.plates.map(normalizePlate).filter(Boolean),
    containerNos: draft.containerNos.map(normalizeContainerNo).filter(Boolean),
    via: draft.direct ? [] : draft.via.filter(Boolean),
    sailings: draft.sailings.map(({ id, vessel, voyage, etd, eta }) => ({
      ...(id && { id }),
      vessel: vessel.trim(),
      voyage: voyage.trim(),
      etd,
      eta,
    })),
    minOrder: Math.max(1, draft.minOrder),
    charges: isBookable(draft.kind) ? draft.charges.map((line) => tidyLine(line, draft)) : [],
  }
}

/** Problems of a listing in form order: the shared rules, booked stock, and required fields. */
export function problemsOf(draft: ListingDraft, held: readonly Stock[], today: string): Problem[] {
  const tidy = tidyListing(draft)
  const shared = [...checkListing(tidy, today), ...checkHeld(tidy.stock, held)]
  const own = [
    ...(draft.validFrom === '' ? [{ field: 'validFrom', code: 'required' } as const] : []),
    ...(draft.cargo?.readyDate === '' ? [{ field: 'cargo.readyDate', code: 'required' } as const] : []),
    ...draft.charges.flatMap(({ state, unitPrice }, index): Problem[] =>
      state === 'QUOTED' && isBookable(draft.kind) && checkDecimal(unitPrice, PRICE_MAX)
        ? [{ field: `charges.${index}.unitPrice`, code: 'number' }]
        : [],
    ),
  ]
  // The problem of the whole price comes last, so that the focus goes to a line without price.
  const isWhole = ({ field }: Problem) => field === 'charges'
  return [...shared.filter((one) => !isWhole(one)), ...own, ...shared.filter(isWhole)]
}
