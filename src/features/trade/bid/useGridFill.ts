import type { ClipboardEvent } from 'react'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { fillLanes } from './bulk.ts'
import { pasteCharges } from './pasteCharges.ts'
import type { ChargeRow, LaneForm } from './quoteForm.ts'
import type { Quote } from './useQuote.ts'

interface FillOptions {
  quote: Quote
  index: number
  lane: LaneForm
  /** The lane with the containers offered. */
  asked: TenderLane
  mode: TransportMode
  /** The lines in display order. */
  shown: readonly ChargeRow[]
}

const COPIED = {
  price: ({ unitPrice, minAmount = '', breaks = [], estimate = '' }: ChargeRow) => ({
    unitPrice,
    minAmount,
    breaks,
    estimate,
  }),
  currency: (row: ChargeRow) => ({ currency: row.currency }),
  term: (row: ChargeRow) => ({ paymentTerm: row.paymentTerm }),
  state: (row: ChargeRow) => ({ state: row.state }),
} as const

/** Fills many cells at once: from a sheet, from the cell above, or over all lanes. */
export function useGridFill({ quote, index, lane, asked, mode, shown }: FillOptions) {
  const t = useText()
  const states = useDict('charge_state')
  const bases = useDict('charge_basis')
  const { charges, containerTypes } = useFreight()
  const patch = (key: string, part: Partial<ChargeRow>) =>
    quote.changeLane(index, { charges: lane.charges.map((row) => (row.key === key ? { ...row, ...part } : row)) })
  return {
    patch,
    handlePaste: (event: ClipboardEvent) => {
      const from = event.target
      if (!(from instanceof HTMLInputElement || from instanceof HTMLSelectElement)) return
      const { row, col = '' } = from.dataset
      if (row === undefined || col === 'cost') return
      const words = { charges, boxes: containerTypes, bases: bases.items, states: states.items }
      const place = { shown, row: Number(row), col, asked, mode }
      const pasted = pasteCharges(event.clipboardData.getData('text'), place, words)
      if (!pasted) return
      event.preventDefault()
      const changed = new Map(pasted.changed.map((one) => [one.key, one]))
      const known = lane.charges.map((one) => changed.get(one.key) ?? one)
      const added = pasted.changed.filter((one) => !lane.charges.some(({ key }) => key === one.key))
      quote.changeMany(
        (form) => ({
          ...form,
          lanes: form.lanes.map((one, at) => (at === index ? { ...one, charges: [...known, ...added] } : one)),
        }),
        t('bid.paste.done', { count: pasted.placed }),
        pasted.left,
      )
    },
    onFillDown: (row: number, col: string) => {
      const above = shown[row - 1]
      const here = shown[row]
      const copy = COPIED[col as keyof typeof COPIED] as ((from: ChargeRow) => Partial<ChargeRow>) | undefined
      if (above && here && copy) patch(here.key, copy(above))
    },
    onFillLanes: (row: number) => {
      const line = shown[row]
      if (line && quote.form.lanes.length > 1)
        quote.changeMany((form) => fillLanes(form, lane, line), t('bid.fill.lanes', { charge: line.code }))
    },
  }
}
