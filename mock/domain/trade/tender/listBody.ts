import { marketDay } from '../../zone.ts'
import { cargoSchema, tenderDraftSchema, tenderLaneSchema, type TenderDraft } from '@/contract/trade/tender/draft.ts'
import { PRICE_ONLY } from '@/contract/trade/tender/weights.ts'
import type { TenderRow } from '../../tradeRows.ts'

/** An incomplete tender for lists: every valid part, with defaults for the rest. */
export function bodyForList(tender: TenderRow): TenderDraft {
  if (tender.body) return tender.body
  const { sketch } = tender
  const lanes = Array.isArray(sketch['lanes'])
    ? sketch['lanes'].flatMap((lane: unknown) => tenderLaneSchema.safeParse(lane).data ?? [])
    : []
  const part = <K extends keyof TenderDraft>(key: K): TenderDraft[K] | undefined => {
    const parsed = tenderDraftSchema.shape[key].safeParse(sketch[key])
    return parsed.success ? (parsed.data as TenderDraft[K]) : undefined
  }
  return {
    title: part('title') ?? '',
    type: part('type') ?? 'SPOT',
    mode: part('mode') ?? 'FCL',
    visibility: 'PUBLIC',
    quoting: part('quoting') ?? 'SEALED',
    deadline: part('deadline') ?? tender.updatedAt,
    validityWantedTo: marketDay(Date.parse(tender.updatedAt)),
    compareCurrency: 'USD',
    paymentTerm: 'PREPAID',
    awardRule: 'LOWEST',
    weights: PRICE_ONLY,
    requiredCharges: [],
    lanes,
    cargo: cargoSchema.safeParse(sketch['cargo']).data ?? {
      nameZh: '',
      packageType: 'CT',
      pieces: 1,
      grossKg: '0',
      cbm: '0',
      stackable: true,
    },
    attachments: [],
  }
}
