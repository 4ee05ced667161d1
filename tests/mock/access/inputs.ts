import { sampleOf } from '@mock/conformance/sample.ts'
import type { Call } from '@mock/conformance/wire.ts'
import { PIXEL } from '../hosts/exchanges.ts'
import { START } from '../support/market.ts'
import { GUEST_CODE } from './guestRows.ts'
import type { Thing } from './things.ts'

type Input = Record<string, unknown>

/** Fields that identify the object of a call, whatever else the call carries. */
const NAMES = [
  'id',
  'tenderId',
  'orderId',
  'listingId',
  'couponId',
  'batchId',
  'targetId',
  'titleId',
  'dictId',
] as const

const ALERT_LANE: Input = { pol: 'CNSHA', pod: 'USLAX', isoCode: '45G1' }

/** Further input of single calls, beside the id and version. */
const MORE: Readonly<Record<string, (thing: Thing) => Input>> = {
  'webhook.save': () => ({ url: 'https://erp.cangtong-buyer.com/', events: ['ORDER_CHANGED'], active: true }),
  'apiKey.create': () => ({ name: 'ERP', scopes: ['order:read'] }),
  'shippingDate.near': () => ({ pol: 'CNSHA', pod: 'NLRTM', from: '2026-11-22', weeks: 4 }),
  'shippingDate.port': () => ({ port: 'CNSHA' }),
  'shippingDate.vessel': () => ({ imo: '2101377' }),
  'shippingDate.service': () => ({ code: 'PW1' }),
  'company.directory': () => ({ userType: 2 }),
  'company.zone': () => ({ userType: 2 }),
  'customs.headings': () => ({ chapter: '87' }),
  'file.address': ({ ids }) => ({ url: ids?.['url'] }),
  'search.all': () => ({ q: 'a' }),
  'gone.look': () => ({ kind: 'TENDER', id: 'nobody' }),
  'tender.award': ({ ids }) => ({
    shares: [{ bidId: ids?.['bidId'], lanes: [{ laneNo: 1, boxes: [{ isoCode: '45G1', qty: 1 }] }] }],
  }),
  'tender.nextRound': () => ({ deadline: new Date(START + 3 * 24 * 3600_000).toISOString() }),
  'priceAlert.price': () => ALERT_LANE,
  'priceAlert.save': () => ({ ...ALERT_LANE, kind: 'BELOW', amount: '1500' }),
  'rateSheet.match': () => ({ mode: 'FCL', pol: 'CNSHA', pod: 'USLAX' }),
  'rateSheet.importRows': ({ id, version }) => ({ id, version, rows: [{ row: 2, rate: {} }] }),
  'rateSheet.saveMapping': () => ({ fingerprint: '0123456789abcdef', choices: [] }),
  'rateSheet.saveMarkup': ({ id }) => ({ id, kind: 'PCT', value: '7' }),
  'tender.saveTemplate': ({ id }) => ({ tenderId: id, name: 'Every Monday' }),
  'export.create': () => ({ kinds: ['ORDERS'], format: 'CSV' }),
  'staff.invitation': ({ id }) => ({ code: id }),
  'staff.invite': () => ({ mobile: '16400000098', contactName: 'Wu Yue', role: 'BUYER' }),
  'staff.change': () => ({ role: 'VIEWER' }),
  'staff.saveDeputy': ({ id }) => ({ deputyId: id, from: '2026-11-21', to: '2026-11-25' }),
  'guest.open': () => ({ code: GUEST_CODE }),
  'guest.accept': () => ({ code: GUEST_CODE }),
  'tender.saveSearch': () => ({ filters: { pol: 'CNSHA' } }),
  'bid.saveDraft': ({ id }) => ({ draft: { tenderId: id } }),
  'bid.submit': ({ id, version }) => ({ bid: { ...BID, tenderId: id, tenderVersion: version } }),
  'bid.submitLater': ({ id, version }) => ({
    bid: { ...BID, tenderId: id, tenderVersion: version },
    draft: { tenderId: id },
  }),
  'bid.counter': ({ ids }) => ({
    lines: [{ laneNo: ids?.['laneNo'], index: ids?.['index'], unitPrice: '0.01' }],
  }),
  'bid.reconfirm': () => ({ tenderVersion: 2 }),
  'bid.confirm': () => ({ creditLimit: '900000' }),
  'credit.grant': () => ({ limit: '50000', validTo: '2027-06-30' }),
  'statement.confirmLines': ({ ids }) => ({ lines: [ids?.['line']] }),
  'statement.disputeLine': ({ ids }) => ({ line: ids?.['line'], believed: '0' }),
  'statement.answerLine': ({ ids }) => ({ line: ids?.['line'], amount: '0' }),
  'order.saveContact': () => ({ name: 'Li Wei', mobile: '13800138000' }),
  'order.answerCharge': ({ ids }) => ({ chargeId: ids?.['chargeId'] }),
  'order.schedule': ({ ids }) => ({
    laneNo: ids?.['laneNo'],
    sailing: { vessel: 'EVER', voyage: '1', etd: '2027-01-10T00:00:00Z', eta: '2027-02-10T00:00:00Z' },
    reason: 'WEATHER',
  }),
  'order.answerDocument': ({ ids }) => ({ documentId: ids?.['documentId'], answer: 'APPROVED' }),
  'order.removeDocument': ({ ids }) => ({ documentId: ids?.['documentId'] }),
  'payment.create': ({ ids }) => ({ amount: ids?.['amount'], dues: ids?.['dues'] }),
  'coupon.lookUp': ({ ids }) => ({ code: ids?.['code'] }),
  'coupon.verify': ({ ids }) => ({ code: ids?.['code'], amount: '900000', currency: 'USD' }),
  'coupon.acceptGift': ({ ids }) => (ids?.['code'] === undefined ? {} : { pickUpCode: ids['code'] }),
  'favorite.state': ({ id }) => ({ targetIds: id }),
  'favorite.remove': ({ id }) => ({ ids: [id] }),
  'favorite.restore': ({ id }) => ({ ids: [id] }),
  'message.read': ({ id }) => ({ ids: [id] }),
  'listing.bulk': ({ id, version }) => ({ verb: 'pause', items: [{ id, version }] }),
  'listing.pricePreview': ({ id }) => ({ ids: [id] }),
  'question.page': ({ id }) => ({ tenderId: id }),
  'question.ask': ({ id }) => ({ tenderId: id }),
  'invoice.request': ({ ids }) => ({ keys: ids?.['keys'], email: 'books@example.com' }),
  'member.changeMobile': () => ({ newMobile: '16400000099' }),
  'ticket.create': () => ({
    name: 'Reader',
    mobile: '16400000099',
    email: 'reader@example.com',
    text: 'How do I pay?',
  }),
}

/** A bid without prices: well-formed, so only the right to quote is checked before it is rejected. */
const BID: Input = {
  validFrom: '2026-11-21',
  validTo: '2026-12-31',
  note: '',
  attachments: [],
  lanes: [
    {
      laneNo: 1,
      noQuote: true,
      direct: true,
      via: [],
      transitDays: 1,
      sailings: [],
      spaceStatus: 'CONFIRMED',
      freeTime: { originDetDays: 0, destDemDays: 0, destDetDays: 0 },
      charges: [],
    },
  ],
}

/** A well-formed input of a call about an object: the required fields, and the ids of the object. */
export function inputOf(call: Call, thing: Thing): object {
  if (call.name === 'file.upload') {
    const form = new FormData()
    form.append('file', new File([PIXEL], 'pixel.png', { type: 'image/png' }))
    return form
  }
  const input: Input = { ...sampleOf(call.wire.input) }
  if (thing.id !== '') for (const name of NAMES) if (name in input) input[name] = thing.id
  if ('version' in input) input['version'] = thing.version
  return { ...input, ...MORE[call.name]?.(thing) }
}
