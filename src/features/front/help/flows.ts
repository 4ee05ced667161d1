import { BID_EDGES } from '@/contract/trade/bid/lifecycle.ts'
import { CERTIFICATION_EDGES } from '@/contract/member/certification/lifecycle.ts'
import { BATCH_EDGES, COUPON_EDGES } from '@/contract/coupon/lifecycle.ts'
import { INVOICE_EDGES } from '@/contract/money/invoice/lifecycle.ts'
import { LISTING_EDGES } from '@/contract/market/listing/lifecycle.ts'
import { ORDER_EDGES } from '@/contract/money/order/values.ts'
import { TENDER_EDGES } from '@/contract/trade/tender/lifecycle.ts'

/** One transition in a life-cycle table. */
export interface Edge {
  from: string
  to: string
  by?: string
}

/** Life cycles with a picture: the table, and the dictionary of its states. */
export const FLOWS = {
  tender: { dict: 'tender_status', edges: TENDER_EDGES },
  bid: { dict: 'bid_status', edges: BID_EDGES },
  order: { dict: 'order_status', edges: ORDER_EDGES },
  listing: { dict: 'listing_status', edges: LISTING_EDGES },
  batch: { dict: 'batch_status', edges: BATCH_EDGES },
  coupon: { dict: 'coupon_status', edges: COUPON_EDGES },
  invoice: { dict: 'invoice_status', edges: INVOICE_EDGES },
  certification: { dict: 'certification_status', edges: CERTIFICATION_EDGES },
} as const satisfies Record<string, { dict: string; edges: readonly Edge[] }>

export type FlowId = keyof typeof FLOWS
export const FLOW_IDS = Object.keys(FLOWS) as FlowId[]

/** Actors of transitions, over all tables. */
export type Actor = Extract<(typeof FLOWS)[FlowId]['edges'][number], { by: string }>['by']

/** A state with its position: column and row, from 0. */
export interface State {
  code: string
  column: number
  row: number
}

/** One transition with all its actors. */
export interface Arrow {
  from: State
  to: State
  by: string[]
}

/** Arranges the states of a table by their distance from the first one; contains nothing beyond the table. */
export function layOut(edges: readonly Edge[]): { states: State[]; arrows: Arrow[]; columns: number; rows: number } {
  const states = new Map<string, State>()
  const perColumn: number[] = []
  const put = (code: string, column: number): void => {
    if (states.has(code)) return
    const row = perColumn[column] ?? 0
    perColumn[column] = row + 1
    states.set(code, { code, column, row })
  }
  // Later rounds start from states that the first one does not reach.
  for (const { from } of edges) {
    put(from, 0)
    for (const { code, column } of states.values())
      for (const edge of edges) if (edge.from === code) put(edge.to, column + 1)
  }
  const arrows = new Map<string, Arrow>()
  for (const { from, to, by } of edges) {
    const [start, end] = [states.get(from), states.get(to)]
    if (!start || !end) continue
    const arrow = arrows.get(`${from}|${to}`) ?? { from: start, to: end, by: [] }
    if (by !== undefined) arrow.by.push(by)
    arrows.set(`${from}|${to}`, arrow)
  }
  return {
    states: [...states.values()],
    arrows: [...arrows.values()],
    columns: perColumn.length,
    rows: Math.max(...perColumn),
  }
}
