import { lockedQty } from '@/contract/trade/bid/quantity.ts'
import type { Demand } from '@/contract/trade/bid/quantity.ts'
import { newKey } from './quoteForm.ts'
import type { ChargeRow, LaneForm, QuoteForm } from './quoteForm.ts'

/** One undoable step that changed many cells. */
export interface BulkStep {
  before: QuoteForm
  after: QuoteForm
  /** Description shown to the user. */
  text: string
  /** Source cells that could not be placed, unchanged. */
  left: readonly string[]
}

function undoRows(before: LaneForm, after: LaneForm, now: LaneForm): ChargeRow[] {
  const was = new Map(before.charges.map((row) => [row.key, row]))
  const became = new Map(after.charges.map((row) => [row.key, row]))
  const kept = now.charges.flatMap((row) => {
    const old = was.get(row.key)
    if (!old) return became.has(row.key) ? [] : [row]
    return [old === became.get(row.key) ? row : old]
  })
  // Restore lines that the step removed, but not those that the user removed afterwards.
  return [...before.charges.filter((row) => !became.has(row.key)), ...kept]
}

/** Undoes a step; later edits in cells that it did not touch stay. */
export function undoStep({ before, after }: Pick<BulkStep, 'before' | 'after'>, now: QuoteForm): QuoteForm {
  const lanes = now.lanes.map((lane) => {
    const was = before.lanes.find((entry) => entry.laneNo === lane.laneNo)
    const became = after.lanes.find((entry) => entry.laneNo === lane.laneNo)
    if (!was || !became || was === became) return lane
    const fields = Object.fromEntries(
      Object.entries(was).filter(([name, value]) => value !== became[name as keyof LaneForm]),
    )
    return { ...lane, ...fields, charges: undoRows(was, became, lane) }
  })
  return { ...now, lanes }
}

/** What is copied besides prices. */
export interface CopyOptions {
  /** Carrier, service, routing, transit days, space and free time too. */
  withCarriage: boolean
}

/**
 * Copies the charges of one lane to another: unit prices, currencies and states stay, quantities are recalculated for
 * the target lane. A price for a container type that the target does not ask for is skipped; lines only in the target
 * stay.
 */
export function copyCharges(from: LaneForm, to: LaneForm, asked: Demand, { withCarriage }: CopyOptions): LaneForm {
  const asks = (isoCode: string) => isoCode === '' || asked.boxes.some((box) => box.isoCode === isoCode)
  const keys = new Map<string, string[]>()
  const nameOf = (row: ChargeRow) => `${row.code} ${row.isoCode}`
  for (const row of to.charges) keys.set(nameOf(row), [...(keys.get(nameOf(row)) ?? []), row.key])
  const taken = from.charges
    .filter((row) => asks(row.isoCode))
    .map((row) => takeOver(row, asked, keys.get(nameOf(row))))
  const replaced = new Map(taken.map((row) => [row.key, row]))
  const stays = to.charges.map((row) => replaced.get(row.key) ?? row)
  const added = taken.filter((row) => !to.charges.some(({ key }) => key === row.key))
  const { carrierScac, service, direct, via, transitDays, spaceStatus, accepts, freeTime } = from
  return {
    ...to,
    ...(withCarriage && { carrierScac, service, direct, via, transitDays, spaceStatus, accepts, freeTime }),
    noQuote: false,
    charges: [...stays, ...added],
  }
}

function takeOver(row: ChargeRow, asked: Demand, free: string[] | undefined): ChargeRow {
  return {
    ...row,
    key: free?.shift() ?? newKey(),
    qty: lockedQty({ ...row, isoCode: row.isoCode || undefined }, asked),
  }
}

/** Copies one line's price to every other lane that has the line. */
export function fillLanes(form: QuoteForm, from: LaneForm, row: ChargeRow): QuoteForm {
  const lanes = form.lanes.map((lane) => {
    if (lane.laneNo === from.laneNo || lane.noQuote) return lane
    const isSame = (other: ChargeRow) => other.code === row.code && other.isoCode === row.isoCode
    if (!lane.charges.some(isSame)) return lane
    const {
      unitPrice,
      minAmount = '',
      breaks = [],
      estimate = '',
      includedIn = '',
      currency,
      paymentTerm,
      state,
      basis,
    } = row
    const charges = lane.charges.map((other) =>
      isSame(other) && other.basis === basis
        ? { ...other, unitPrice, minAmount, breaks, estimate, includedIn, currency, paymentTerm, state }
        : other,
    )
    return { ...lane, charges }
  })
  return { ...form, lanes }
}
