import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { modesOf } from '@/contract/market/listing/kinds.ts'
import { MAX_STOCK } from '@/contract/market/listing/limits.ts'
import { MAX_VALID_DAYS } from '@/contract/market/listing/values.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { markedUp, markupFor, type MarkupRule } from '@/contract/market/rateSheet/markup.ts'
import { matchOneCarrier, type Chosen } from '@/contract/market/rateSheet/match.ts'
import { rateStateOn } from '@/contract/market/rateSheet/rules.ts'
import type { MadeListings, RateListings } from '@/contract/market/rateSheet/schemas.ts'
import { MAX_RATE_LISTINGS } from '@/contract/market/rateSheet/values.ts'
import { countsBoxes } from '@/contract/trade/tender/values.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, refuseField, stateChanged } from '../../errors.ts'
import { grouped } from '../../grouped.ts'
import { ratesAt } from '../../rates.ts'
import { listingToWrite } from '../listing/draft.ts'
import { markupsOf } from './markups.ts'
import { ownSheet, ratesOf } from './own.ts'
import type { RateSheetRow, SheetRateRow } from './row.ts'
import { sheetDetail } from './view.ts'

const DAY_MS = 24 * 3600_000

/** What a seller of this type may list the sheet's mode as: forwarders rates, consolidators LCL space. */
function kindFor({ userType }: Caller, { mode }: RateSheetRow): 'RATE' | 'SPACE' {
  const kind = (['RATE', 'SPACE'] as const).find((one) => modesOf(one, userType).includes(mode))
  if (!kind) throw notAllowed('wrongUserType')
  return kind
}

/** The rates of a lane for a listing, all of one carrier. */
function chosenFor(deps: Deps, sheet: RateSheetRow, rates: SheetRateRow[], today: string): Chosen<SheetRateRow>[] {
  const main = MAIN_CHARGE[sheet.mode]
  const [first] = rates
  if (!first) return []
  const mains = rates.filter((rate) => rate.code === main && rateStateOn(rate, today) === 'VALID')
  const types = [...new Set(mains.flatMap(({ isoCode }) => isoCode ?? []))].slice(0, MAX_STOCK)
  const isoCodes = countsBoxes(sheet.mode) ? types : []
  if (countsBoxes(sheet.mode) && isoCodes.length === 0) return []
  const { pol, pod } = first
  const offered = rates.map((rate) => ({ rate, publishedAt: sheet.publishedAt ?? '' }))
  return matchOneCarrier(offered, { pol, pod, isoCodes, etd: today }, main, ratesAt(deps.now())).chosen
}

/** A listing with the selling prices of a lane; nothing of costs, mark-ups and the seller's own remarks. */
function listingOf(
  deps: Deps,
  {
    kind,
    mode,
    rules,
    today,
  }: { kind: ListingDraft['kind']; mode: ListingDraft['mode']; rules: MarkupRule[]; today: string },
  chosen: readonly Chosen<SheetRateRow>[],
  main: SheetRateRow,
): ListingDraft {
  const groupOf = (code: string) => deps.reference.chargeByCode.get(code)?.group ?? 'FREIGHT'
  const priced = chosen.map(({ isoCode, offered: { rate } }): ListingDraft['charges'][number] => ({
    code: rate.code,
    group: groupOf(rate.code),
    basis: rate.basis,
    ...(isoCode !== undefined && { isoCode }),
    qty: '1',
    unitPrice: markedUp(rate, markupFor(rules, rate, { isoCode })).price,
    currency: rate.currency,
    paymentTerm: rate.term,
    state: 'QUOTED',
  }))
  const included = main.included.map((code): ListingDraft['charges'][number] => ({
    code,
    group: groupOf(code),
    basis: deps.reference.chargeByCode.get(code)?.basis ?? 'PER_SHIPMENT',
    qty: '1',
    unitPrice: '0',
    currency: main.currency,
    paymentTerm: main.term,
    state: 'INCLUDED',
  }))
  const last = marketDay(deps.now() + MAX_VALID_DAYS * DAY_MS)
  const [validTo = last] = [last, ...chosen.map(({ offered }) => offered.rate.validTo)].toSorted()
  const types = [...new Set(chosen.flatMap(({ isoCode }) => isoCode ?? []))]
  return {
    kind,
    title: '',
    mode,
    pol: main.pol,
    pod: main.pod,
    services: [],
    plates: [],
    containerNos: [],
    ...(main.carrierScac !== undefined && { carrierScac: main.carrierScac }),
    ...(main.service !== undefined && { service: main.service }),
    direct: main.via.length === 0,
    via: main.via,
    ...(main.transitDays !== undefined && { transitDays: main.transitDays }),
    sailings: [],
    stock: types.map((isoCode) => ({ isoCode, qty: 0 })),
    minOrder: 1,
    charges: [...priced, ...included],
    currency: main.currency,
    validFrom: today,
    validTo,
    images: [],
  }
}

/** Makes drafts of listings from an active sheet, one a lane; its seller adds how much there is and submits them. */
export function makeRateListings(deps: Deps, input: RateListings, caller: Caller): MadeListings {
  const sheet = ownSheet(deps, caller, input.id)
  const kind = kindFor(caller, sheet)
  if (sheet.version !== input.version || sheet.status !== 'ACTIVE') throw stateChanged(sheetDetail(deps, sheet))
  const today = marketDay(deps.now())
  const byLane = grouped(ratesOf(deps, sheet.id), ({ pol, pod }) => `${pol}-${pod}`)
  const asked = input.lanes?.map(({ pol, pod }) => `${pol}-${pod}`) ?? [...byLane.keys()]
  const keys = [...new Set(asked)]
  if (keys.length > MAX_RATE_LISTINGS) throw refuseField('lanes', 'field.tooMany', { max: MAX_RATE_LISTINGS })
  const rules = markupsOf(deps, caller.companyId)
  const made: MadeListings = { listings: [], left: [] }
  for (const key of keys) {
    const chosen = chosenFor(deps, sheet, byLane.get(key) ?? [], today)
    const [pol = '', pod = ''] = key.split('-')
    const main = chosen[0]?.offered.rate
    if (!main) {
      made.left.push({ pol, pod })
      continue
    }
    const blank = listingToWrite(deps, caller, undefined, undefined)
    const body = listingOf(deps, { kind, mode: sheet.mode, rules, today }, chosen, main)
    const fromRates = chosen.map(({ offered }) => offered.rate.id)
    deps.rows.listings.put({ ...blank, sketch: body, fromRates, version: 1, updatedAt: iso(deps.now()) })
    made.listings.push({ id: blank.id, pol, pod, validTo: body.validTo })
  }
  return made
}
