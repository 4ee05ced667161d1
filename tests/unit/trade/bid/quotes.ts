import type { Demand } from '@/contract/trade/bid/quantity.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { newKey } from '@/features/trade/bid/quoteForm.ts'
import type { ChargeRow, LaneForm, QuoteForm } from '@/features/trade/bid/quoteForm.ts'

/** A lane from Shanghai that requests the containers. */
export function askedLane(boxes: TenderLane['boxes'], laneNo = 1, pod = 'USLAX'): TenderLane & Demand {
  const dates = { cargoReadyDate: '2026-11-28', etdFrom: '2026-12-01', etdTo: '2026-12-15' }
  return {
    laneNo,
    pol: 'CNSHA',
    pod,
    receiptType: 'CY',
    deliveryType: 'CY',
    boxes,
    mode: 'FCL',
    ...dates,
    directOnly: false,
  }
}

/** A freight line in dollars per container; `part` overrides fields. */
export function row(code: string, part: Partial<ChargeRow> = {}): ChargeRow {
  const base = { group: 'FREIGHT', basis: 'PER_CONTAINER', isoCode: '', qty: '1', unitPrice: '' } as const
  return { key: newKey(), code, ...base, currency: 'USD', paymentTerm: 'PRE', state: 'QUOTED', ...part }
}

/** A quoted lane with the lines. */
export function quotedLane(laneNo: number, charges: ChargeRow[], part: Partial<LaneForm> = {}): LaneForm {
  const days = { originDetDays: '7', destDemDays: '5', destDetDays: '5', combinedDays: '', isCombined: false }
  return {
    laneNo,
    noQuote: false,
    carrierScac: '',
    service: '',
    direct: true,
    via: [],
    transitDays: '16',
    spaceStatus: 'CONFIRMED',
    sailings: [],
    freeTime: { ...days, dayRate: '', rateCurrency: 'USD' },
    charges,
    ...part,
  }
}

/** A quote with the lanes. */
export const quoteOf = (...lanes: LaneForm[]): QuoteForm => ({
  lanes,
  validFrom: '2026-11-21',
  validTo: '2026-12-31',
  note: '',
  attachments: [],
  optionName: '',
})

/** The fields of a tender that the totals need: compared in dollars, at seven yuan a dollar and eight a euro. */
export function tenderOf(lanes: TenderLane[], requiredCharges: string[] = ['OFR']): TenderDetail {
  const cnyPer = { USD: '7', CNY: '1', EUR: '8', HKD: '0.9', JPY: '0.05', GBP: '9', SGD: '5' }
  const rates = { date: '2026-11-21', source: 'test', cnyPer }
  // Only the fields that the totals read.
  return { mode: 'FCL', compareCurrency: 'USD', rates, requiredCharges, lanes, cargo: {} } as unknown as TenderDetail
}
