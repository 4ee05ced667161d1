import { Big } from 'big.js'
import { roundMoney, type Money } from '@/contract/money.ts'
import { contractTermsSchema, type ContractLane, type ContractTerms } from '@/contract/money/order/contract/schemas.ts'
import { confirmedAt } from '@/contract/money/order/contract/text.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { settledSum } from '@/contract/money/order/settlement.ts'
import { sumsOf } from '@/contract/trade/bid/payer.ts'
import { askedDemands } from '@/contract/trade/tender/demands/asked.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import type { Deps } from '../../deps.ts'
import { companyOf } from '../../member/view.ts'
import { ratesAt } from '../../rates.ts'
import type { BidRow, OrderRow, TenderRow } from '../../tradeRows.ts'
import { closedText, shippedPart } from './contractShipment.ts'
import { quotedPrice, quotedRates } from './lines.ts'
import { settledDues } from './settle.ts'

/** A typed text for the contract: without contact data of persons; nothing if blank. */
const typed = <Name extends string>(name: Name, text: string | undefined): Partial<Record<Name, string>> =>
  text?.trim() ? ({ [name]: closedText(text) } as Partial<Record<Name, string>>) : {}

function partyOf(deps: Deps, companyId: string): ContractTerms['buyer'] {
  const { nameZh, nameEn, uscc } = companyOf(deps, companyId)
  return { nameZh, ...(nameEn && { nameEn }), uscc }
}

function laneOf(lane: OrderLane, tender: TenderRow | undefined, bid: BidRow | undefined): ContractLane {
  const isThis = (one: { laneNo: number }): boolean => one.laneNo === lane.laneNo
  const quoted = bid?.body?.lanes.find(isThis)
  const asked = (bid?.askedLanes ?? tender?.body?.lanes)?.find(isThis)
  return {
    ...lane,
    ...(asked && { receiptType: asked.receiptType, deliveryType: asked.deliveryType }),
    ...(quoted && {
      ...typed('service', quoted.service),
      direct: quoted.direct,
      via: quoted.via,
      freeTime: quoted.freeTime,
    }),
    charges: chargesOf(lane),
  }
}

/** The charge lines of a lane as the contract names them. */
export const chargesOf = ({ charges }: OrderLane): ContractLane['charges'] =>
  charges.map(({ note, taxPct, ...line }) => ({
    ...line,
    ...(taxPct !== undefined && { taxPct: new Big(taxPct).round(6).toFixed() }),
    ...typed('note', note),
  }))

function bidOf({ no, version, round, option, receiptNo, body }: BidRow): ContractTerms['bid'] {
  if (!body) return undefined
  const { validFrom, validTo, note } = body
  return { no, version, round, option, ...(receiptNo && { receiptNo }), validFrom, validTo, ...typed('note', note) }
}

/** The parts of a contract that its tender and bid give. */
function ofTender(tender: TenderRow, bid: BidRow): Partial<ContractTerms> {
  const { no, body, award } = tender
  if (!body) return {}
  const { type, mode, incoterm, namedPlace } = body
  const terms = bidOf(bid)
  const waivers = award?.waivers?.filter(({ bidId }) => bidId === bid.id) ?? []
  return {
    tender: { no, version: bid.body?.tenderVersion ?? tender.version, type, mode },
    ...(terms && { bid: terms }),
    ...((incoterm || namedPlace) && { sale: { ...(incoterm && { incoterm }), ...typed('namedPlace', namedPlace) } }),
    demands: {
      must: askedDemands(body, 'MUST'),
      wish: askedDemands(body, 'WISH'),
      waived: waivers.map(({ demand }) => demand),
    },
  }
}

function ofBooking({ booking }: OrderRow): Partial<ContractTerms> {
  if (!booking) return {}
  const { listingNo, kind, items, note } = booking
  return { booking: { listingNo, kind, items, ...typed('note', note) } }
}

/** What the agreement of a call-off says of its prices. */
function ofAgreement(deps: Deps, { agreementId }: OrderRow): Partial<ContractTerms> {
  const term = agreementId === undefined ? undefined : deps.rows.agreements.get(agreementId)?.term
  const { floating, fuel, overPct } = term ?? {}
  return { ...(floating && { floating }), ...(overPct !== undefined && { overPct }), ...(fuel && { fuel }) }
}

/** What the buyer pays of the quoted lines, as the order was made. */
export function payableOf(deps: Deps, order: OrderRow): Money {
  const { currency } = order.payable
  const settled = settledDues(order)
  if (settled) return settledSum(settled, currency)
  const rates = quotedRates(deps, order)
  const sum = order.lanes.reduce(
    (total, { charges }) => total.plus(sumsOf(charges, order.payers, currency, rates).ours.amount),
    new Big(0),
  )
  return { amount: roundMoney(sum, currency), currency }
}

/** The terms of a confirmed order; what changes afterwards makes another version. */
function termsOf(deps: Deps, order: OrderRow, confirmed: string): ContractTerms {
  const tender = order.tenderId === undefined ? undefined : deps.rows.tenders.get(order.tenderId)
  const bid = order.bidId === undefined ? undefined : deps.rows.bids.get(order.bidId)
  const settled = settledDues(order)
  return {
    form: 2,
    version: 1,
    orderNo: order.no,
    buyer: partyOf(deps, order.buyerId),
    seller: partyOf(deps, order.sellerId),
    ...(tender && bid && ofTender(tender, bid)),
    ...ofBooking(order),
    lanes: order.lanes.map((lane) => laneOf(lane, tender, bid)),
    ...shippedPart(deps, order, tender, confirmed),
    total: quotedPrice(order),
    payable: payableOf(deps, order),
    paymentTerm: order.paymentTerm,
    ...partsOf(order),
    ...(settled && { settled }),
    ...(order.payers && { payers: order.payers }),
    ...ofAgreement(deps, order),
    // The lock may have been renewed since: the rates of the confirmation are those of its day.
    rates: { quoted: quotedRates(deps, order), locked: ratesAt(Date.parse(confirmed)) },
    orderedAt: order.createdAt,
    confirmedAt: confirmed,
  }
}

/** The order with its contract, frozen now if it has none yet; unchanged while its seller has not confirmed. */
export function freezeContract(deps: Deps, order: OrderRow): OrderRow {
  const confirmed = confirmedAt(order.events)
  if (order.contract || confirmed === undefined) return order
  // Only what the contract names: the text is hashed, and its reader must be able to make it again of the terms.
  const contract = contractTermsSchema.parse(termsOf(deps, order, confirmed))
  const frozen: OrderRow = { ...order, contract }
  deps.rows.orders.put(frozen)
  return frozen
}
