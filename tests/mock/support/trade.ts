import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidInput, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { newRequestNo, type Market } from './market.ts'

/** What lanes of the tests have in common. */
const LANE = {
  laneNo: 1,
  pol: 'CNSHA',
  pod: 'USLAX',
  receiptType: 'CY',
  deliveryType: 'CY',
  cargoReadyDate: '2026-11-28',
  etdFrom: '2026-12-01',
  etdTo: '2026-12-15',
  directOnly: false,
} as const

/** Two 40HQ from Shanghai to Los Angeles, open for quotes for a day. */
export function draft(market: Market, part: Partial<TenderDraft> = {}): TenderDraft {
  return {
    title: '上海→洛杉矶 2×40HQ',
    type: 'SPOT',
    mode: 'FCL',
    visibility: 'PUBLIC',
    quoting: 'SEALED',
    deadline: new Date(market.time.now + 24 * 3600_000).toISOString(),
    validityWantedTo: '2026-12-31',
    compareCurrency: 'USD',
    incoterm: 'CIF',
    paymentTerm: 'PREPAID',
    awardRule: 'LOWEST',
    weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
    requiredCharges: ['OFR', 'DOC'],
    lanes: [{ ...LANE, boxes: [{ isoCode: '45G1', qty: 2 }] }],
    cargo: { nameZh: '板式家具', packageType: 'CT', pieces: 900, grossKg: '21000', cbm: '120', stackable: true },
    attachments: [],
    ...part,
  }
}

/** A complete quote on that tender: `freight` dollars per container and a document fee in yuan. */
export function quote(tender: TenderDetail, freight: string): BidInput {
  const common = { paymentTerm: 'PRE', state: 'QUOTED' } as const
  return {
    tenderId: tender.id,
    tenderVersion: tender.version,
    validFrom: '2026-11-21',
    validTo: '2026-12-31',
    note: '',
    lanes: [
      {
        laneNo: 1,
        noQuote: false,
        direct: true,
        via: [],
        transitDays: 15,
        sailings: [],
        spaceStatus: 'CONFIRMED',
        freeTime: { originDetDays: 7, destDemDays: 5, destDetDays: 5 },
        charges: [
          {
            ...common,
            code: 'OFR',
            group: 'FREIGHT',
            basis: 'PER_CONTAINER',
            isoCode: '45G1',
            qty: '2',
            unitPrice: freight,
            currency: 'USD',
          },
          { ...common, code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', qty: '1', unitPrice: '450', currency: 'CNY' },
        ],
      },
    ],
    attachments: [],
  }
}

/** Handling at the destination, in euros; under CIF the consignee pays it there. */
export const DTHC: ChargeInput = {
  code: 'DTHC',
  group: 'DESTINATION',
  basis: 'PER_CONTAINER',
  qty: '2',
  unitPrice: '200',
  currency: 'EUR',
  paymentTerm: 'COL',
  state: 'QUOTED',
}

/** An award of both containers of that tender to one bid. */
export const wholeOf = (bidId: string) => [{ bidId, lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 2 }] }] }]

/** A tender of one air lane of 460 kg. */
export const AIR_460_KG: Partial<TenderDraft> = {
  mode: 'AIR',
  incoterm: 'CIP',
  requiredCharges: ['AIRF'],
  lanes: [{ ...LANE, pol: 'PVG', pod: 'LAX', boxes: [], loose: { pieces: 4, grossKg: '460', cbm: '1' } }],
}

/** Publishes a tender and waits for the review. */
export async function publish(market: Market, token: string, part: Partial<TenderDraft> = {}): Promise<TenderDetail> {
  const body = { draft: draft(market, part), requestNo: newRequestNo() }
  const sent = await market.call(tenderEndpoints.submit, body, { token })
  if (sent.code !== 200) throw new Error(JSON.stringify(sent))
  market.time.now += 5000
  return (await market.call(tenderEndpoints.detail, { id: sent.data.id }, { token })).data
}

/** Sends a quote with the current version of a previous one; `part` overrides fields. */
export async function bidOn(
  market: Market,
  token: string,
  tender: TenderDetail,
  freight: string,
  part: Partial<BidInput> = {},
) {
  const bid = { ...quote(tender, freight), ...part }
  const option = bid.option ?? 1
  const held = await market.call(bidEndpoints.forTender, { tenderId: tender.id, option }, { token })
  const version = held.code === 200 ? held.data.bid?.version : undefined
  const body = { bid, ...(version !== undefined && { version }), requestNo: newRequestNo() }
  return market.call(bidEndpoints.submit, body, { token })
}
