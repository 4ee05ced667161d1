import { useRef, useState } from 'react'
import { useAction } from '@/api/useAction.ts'
import type { Action } from '@/api/useAction.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { ImportedRates, Rate, RateSheet } from '@/contract/market/rateSheet/schemas.ts'
import { RATE_BATCH } from '@/contract/market/rateSheet/values.ts'
import type { Setup } from './components/ImportSetup.tsx'

/** A rate with its row in the sheet. */
export interface RowRate {
  row: number
  rate: Rate
}

/** A draft with the rates of a sheet: how many it has, and which were refused. */
interface Imported {
  id: string
  count: number
  refused: ImportedRates['refused']
}

/** Sending of rates in batches: where it is, and what the server refused. */
export interface RateImport {
  /** Sends the rates that are not sent yet; after a failure it goes on where that was. Yields the draft once all is sent. */
  send: (rates: readonly RowRate[]) => Promise<Imported | undefined>
  /** Number of rates that the server has read. */
  sent: number
  refused: ImportedRates['refused']
  /** The draft; undefined before the first batch. */
  sheet: RateSheet | undefined
  isSending: boolean
  /** Everything is sent. */
  isDone: boolean
  action: Pick<Action<never, unknown>, 'error' | 'fieldErrors'>
}

/** Sends rates into a new draft, in batches. */
export function useRateImport({ name, mode }: Pick<Setup, 'name' | 'mode'>): RateImport {
  const [state, setState] = useState<Pick<RateImport, 'sent' | 'refused' | 'sheet' | 'isSending' | 'isDone'>>({
    sent: 0,
    refused: [],
    sheet: undefined,
    isSending: false,
    isDone: false,
  })
  const latest = useRef(state)
  const put = (part: Partial<typeof state>) => {
    latest.current = { ...latest.current, ...part }
    setState(latest.current)
  }
  const action = useAction(rateSheetEndpoints.importRows, { intent: 'rateSheet.importRows', silent: true })
  const send = async (rates: readonly RowRate[]) => {
    put({ isSending: true })
    while (latest.current.sent < rates.length) {
      const { sent, sheet, refused } = latest.current
      const batch = rates.slice(sent, sent + RATE_BATCH)
      const into = sheet ? { id: sheet.id, version: sheet.version } : {}
      // Each batch goes into the draft as the one before left it.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await action.run({ ...into, name, mode, rows: batch.map(({ row, rate }) => ({ row, rate })) })
      if (!answer) {
        put({ isSending: false })
        return undefined
      }
      put({ sent: sent + batch.length, sheet: answer.sheet, refused: [...refused, ...answer.refused] })
    }
    put({ isSending: false, isDone: true })
    const { sent, sheet, refused } = latest.current
    return sheet && { id: sheet.id, count: sent - refused.length, refused }
  }
  return { ...state, send, action }
}
