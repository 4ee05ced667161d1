import { rateSheetEndpoints as calls } from '@/contract/market/rateSheet/endpoints.ts'
import type { ImportedRates, Rate, RateSheetDetail } from '@/contract/market/rateSheet/schemas.ts'
import type { RateMode } from '@/contract/market/rateSheet/values.ts'
import { rateOf as decemberRate } from '../../../unit/market/rateSheet/support.ts'
import { newRequestNo, type Answer, type Market } from '../../support/market.ts'

/** A rate that holds when the market of tests begins, 2026-11-21; parts may differ. */
export const rateOf = (part: Partial<Rate> = {}): Rate =>
  decemberRate({ validFrom: '2026-11-20', validTo: '2026-12-20', ...part })

export interface Wish {
  name?: string
  mode?: RateMode
  id?: string
  version?: number
}

/** Sends rates as one batch of a draft. */
export async function send(market: Market, token: string, rates: object[], wish: Wish = {}) {
  const rows = rates.map((rate, at) => ({ row: at + 2, rate: { ...rate } }))
  const body = { name: 'December', mode: 'FCL' as const, ...wish, rows, requestNo: newRequestNo() }
  return market.call(calls.importRows, body, { token })
}

/** A draft with these rates. */
export async function draftOf(
  market: Market,
  token: string,
  rates: Rate[],
  wish?: Wish,
): Promise<ImportedRates['sheet']> {
  const { code, data } = await send(market, token, rates, wish)
  if (code !== 200 || data.refused.length > 0) throw new Error(JSON.stringify(data))
  return data.sheet
}

export async function publish(
  market: Market,
  token: string,
  { id, version }: { id: string; version: number },
  replaces: string[] = [],
): Promise<Answer<RateSheetDetail>> {
  return market.call(calls.publish, { id, version, replaces, requestNo: newRequestNo() }, { token })
}

/** An active sheet with these rates. */
export async function sheetOf(market: Market, token: string, rates: Rate[], wish?: Wish): Promise<RateSheetDetail> {
  const { code, data } = await publish(market, token, await draftOf(market, token, rates, wish))
  if (code !== 200) throw new Error(JSON.stringify(data))
  return data
}

/** The code of a refusal with its fields and their messages. */
export const refusal = ({ code, data }: { code: number; data: unknown }) => [
  code,
  ...(data as { fields: { field: string; message: string }[] }).fields.map(({ field, message }) => [field, message]),
]

/** The first field of a refusal. */
export const fieldOf = ({ data }: { data: unknown }): string | undefined =>
  (data as { fields: { field: string }[] }).fields[0]?.field
