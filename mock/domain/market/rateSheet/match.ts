import { marketDay } from '@/contract/marketDay.ts'
import { markedUp, markupFor } from '@/contract/market/rateSheet/markup.ts'
import { matchOneCarrier } from '@/contract/market/rateSheet/match.ts'
import type { RateMatch, RateMatchQuery } from '@/contract/market/rateSheet/schemas.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { Caller, Deps } from '../../deps.ts'
import { refuseField } from '../../errors.ts'
import { ratesAt } from '../../rates.ts'
import { markupsOf } from './markups.ts'
import { activeSheets, needRateSeller, rateView, ratesOf } from './own.ts'

/** The caller's rates for a lane, with the prices that its mark-ups make of them for a customer. */
export function matchForLane(deps: Deps, query: RateMatchQuery, caller: Caller): RateMatch {
  needRateSeller(caller)
  const today = marketDay(deps.now())
  const { mode, pol, pod, etd = today, commodity, customerId } = query
  const isoCodes = query.isoCodes?.split(',').filter((code) => code !== '') ?? []
  if (!isoCodes.every((code) => deps.reference.teuByIsoCode.has(code))) throw refuseField('isoCodes', 'field.choice')
  const sheets = new Map(activeSheets(deps, caller.companyId).map((sheet) => [sheet.id, sheet]))
  const offered = [...sheets.values()]
    .filter((sheet) => sheet.mode === mode)
    .flatMap(({ id, publishedAt = '' }) => ratesOf(deps, id).map((rate) => ({ rate, publishedAt })))
  const quantities = query.quantities?.split(',').map(Number)
  const wanted = { pol, pod, isoCodes, quantities, etd, commodity }
  const { chosen, unmatched } = matchOneCarrier(offered, wanted, MAIN_CHARGE[mode], ratesAt(deps.now()))
  const rules = markupsOf(deps, caller.companyId)
  const lines = chosen.map(({ isoCode, offered: { rate } }) => {
    const rule = markupFor(rules, rate, { customerId, isoCode })
    return {
      ...(isoCode !== undefined && { isoCode }),
      code: rate.code,
      rate: rateView(rate, today),
      sheet: { id: rate.sheetId, name: sheets.get(rate.sheetId)?.name ?? '' },
      ...markedUp(rate, rule),
      ...(rule && { markupId: rule.id }),
    }
  })
  return { lines, unmatched }
}
