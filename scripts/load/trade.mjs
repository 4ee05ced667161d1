import { dayAfter, sampleTender } from '../sampleTender.mjs'
import { upload } from './members.mjs'

const HOUR = 3_600_000

export const tenderOf = (title, now) => sampleTender(now, { title, deadline: new Date(now + 3 * HOUR).toISOString() })

export function bidOf(tender, freight, now) {
  const common = { paymentTerm: 'PRE', state: 'QUOTED' }
  const main = {
    code: 'OFR',
    group: 'FREIGHT',
    basis: 'PER_CONTAINER',
    isoCode: '45G1',
    qty: '2',
    unitPrice: freight,
    currency: 'USD',
  }
  const paper = { code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', qty: '1', unitPrice: '450', currency: 'CNY' }
  return {
    tenderId: tender.id,
    tenderVersion: tender.version,
    validFrom: dayAfter(now, 0),
    validTo: dayAfter(now, 40),
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
          { ...common, ...main },
          { ...common, ...paper },
        ],
      },
    ],
    attachments: [],
  }
}

/** Repeats a read until a condition holds. */
async function until(read, isSo) {
  let value
  for (let tries = 0; tries < 200; tries++) {
    value = await read()
    if (isSo(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`It never came to what was waited for: ${value.id} is ${value.status}`)
}

const READS = [
  ['/api/tender/hall', { size: 20 }],
  ['/api/listing/page', { size: 20 }],
  ['/api/home/overview', {}],
  ['/api/message/page', { size: 10 }],
  ['/api/order/page', { size: 10 }],
  ['/api/coupon/center', { size: 10 }],
  ['/api/shipDate/page', { pol: 'CNSHA', pod: 'NLRTM', size: 5 }],
  ['/api/search/all', { q: 'CNSHA' }],
  ['/api/favorite/counts', {}],
  ['/api/customs/searchHs', { keyword: '8712' }],
]
let turn = 0
/** A few reads of a browsing user; an error response is a valid response too. */
async function look(wire, { token }, times) {
  for (let time = 0; time < times; time++) {
    const [path, query] = READS[turn++ % READS.length]
    await wire.call('GET', path, query, token)
  }
}

export async function openBatch(wire, issuer, now) {
  const scope = {
    modes: [],
    lanes: [],
    pols: [],
    pods: [],
    isoCodes: [],
    carriers: [],
    userTypes: [],
    chargeCodes: [],
    firstOrderOnly: false,
  }
  const draft = {
    name: '压测券',
    kind: 'CASH',
    value: '10',
    threshold: '100',
    currency: 'USD',
    scope,
    total: 5000,
    perUserLimit: 50,
    claimFrom: new Date(now - HOUR).toISOString(),
    claimTo: new Date(now + 60 * 24 * HOUR).toISOString(),
    validity: { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: 30 },
    stackable: false,
    transferable: true,
    maxHandOvers: 1,
    pricePoints: 0,
    description: '压测',
  }
  const { id } = await wire.make('/api/couponBatch/submit', { draft }, issuer.token)
  return until(
    () => wire.get('/api/couponBatch/detail', { id }, issuer.token),
    ({ status }) => status === 'SENDING',
  )
}

/** One trader's round: a draft, a coupon, a tender that two forwarders quote on. Records what was acknowledged. */
export async function quoteRound(wire, { trader, bidders, title, now, batchId }, kept) {
  await wire.make('/api/tender/saveDraft', { draft: { title: `${title}-draft` } }, trader.token)
  kept.drafts.push([trader, `${title}-draft`])
  await look(wire, trader, 4)
  const coupon = await wire.make('/api/coupon/claim', { batchId }, trader.token)
  kept.coupons.push([trader, coupon.id])
  const { id } = await wire.make('/api/tender/submit', { draft: tenderOf(title, now) }, trader.token)
  kept.tenders.push([trader, title])
  await look(wire, trader, 4)
  const tender = await until(
    () => wire.get('/api/tender/detail', { id }, trader.token),
    ({ status }) => status === 'QUOTING',
  )
  for (const [at, bidder] of bidders.entries()) {
    await look(wire, bidder, 3)
    const bid = await wire.make('/api/bid/submit', { bid: bidOf(tender, String(1800 + at * 100), now) }, bidder.token)
    kept.bids.push([bidder, id, bid.id])
  }
  return id
}

/** After the deadline: award, confirmation, payment with its proof. */
export async function awardRound(wire, { trader, bidders, tenderId, title }, kept) {
  const tender = await until(
    () => wire.get('/api/tender/detail', { id: tenderId }, trader.token),
    ({ status }) => status === 'EVALUATING',
  )
  const [, , bidId] = kept.bids.find(([bidder, of]) => bidder === bidders[0] && of === tenderId)
  const shares = [{ bidId, lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 2 }] }] }]
  const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
  const award = { tenderId, version: tender.version, shares, reason: 'PRICE', note: 'thanks', weights }
  await wire.make('/api/tender/award', award, trader.token)
  await look(wire, bidders[0], 3)
  const { version } = await wire.get('/api/bid/detail', { id: bidId }, bidders[0].token)
  await wire.make('/api/bid/confirm', { id: bidId, version }, bidders[0].token)
  const [{ id }] = (await wire.get('/api/order/page', { tenderId }, trader.token)).records
  kept.orders.push([trader, tenderId, id])
  const order = await wire.get('/api/order/detail', { id }, trader.token)
  const payment = await wire.make(
    '/api/payment/create',
    { orderId: id, version: order.version, method: 'BANK_TRANSFER', amount: order.due },
    trader.token,
  )
  const proof = {
    id: payment.id,
    payerBank: 'Bank',
    payerAccount: '31050161364000001234',
    paidAmount: order.due.amount,
    proofs: [await upload(wire, trader.token, title)],
  }
  await wire.make('/api/payment/submitProof', proof, trader.token)
  kept.payments.push([trader, id, payment.id])
  await look(wire, trader, 4)
}
