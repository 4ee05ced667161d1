import { NOBODY } from './sample.ts'

/** Source of a value: a field in another call's response to the same account. */
export interface From {
  call: string
  input?: Record<string, unknown>
  /** Path of the value, e.g. `records.0.id`; `*` tries each item of a list. */
  at: string
}

const first = (call: string, at = 'records.*.id', input: Record<string, unknown> = {}): From => ({ call, at, input })
const tender = first('tender.page', 'records.*.id', { mode: 'FCL' })
const listing = first('listing.page')
const order = first('order.page')
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Public calls; all others answer 4098 without a token. */
export const OPEN: ReadonlySet<string> = new Set(
  [
    'auth.captcha auth.captchaCheck auth.token auth.logout member.wechatCallBack member.resetPassword member.checkSmsCode',
    'member.register member.getSmsCode member.bindWechat reference.provinces reference.countries reference.dictPage',
    'reference.dictItems reference.dictDetail reference.dictAll reference.freight reference.fuelPrices home.overview home.freightIndex tender.page',
    'tender.hall tender.laneStats tender.relax tender.detail coupon.center coupon.offers question.page listing.page',
    'listing.detail listing.priceHistory search.all shippingDate.page shippingDate.detail shippingDate.near company.page',
    'shippingDate.port shippingDate.vessel shippingDate.service shippingDate.fleet',
    'company.directory company.profile company.zone customs.searchHs customs.find customs.chapters customs.headings',
    'customs.detail customs.rates ticket.create news.page news.counts news.detail news.hot news.ofPorts news.read gone.look',
    'file.address staff.invitation guest.open',
  ]
    .join(' ')
    .split(' '),
)

/** Controls of the mock back end; a real one has none. */
export const CONTROLS = /^(demo|newsDesk)\./

/** Read calls that the Spec defines as POST. */
export const READS: ReadonlySet<string> = new Set(['member.memCenter', 'member.queryMemInfo', 'listing.pricePreview'])

/** Calls that would end a tester's session or lock an account: only tested as a guest and with invalid input. */
export const NEVER: ReadonlySet<string> = new Set([
  'auth.logout',
  'member.signOutOthers',
  'member.changePassword',
  'member.changeMobile',
  'member.resetPassword',
  'member.register',
  'member.bindWechat',
  'member.unbindWechat',
  'member.getSmsCode',
])

/** Input of read calls that need some. */
export const ASKED: Readonly<Record<string, Record<string, unknown>>> = {
  'reference.dictItems': { dictId: first('reference.dictPage', 'records.*.dictId') },
  'reference.dictDetail': { id: first('reference.dictPage') },
  'file.address': { url: first('certification.detail', 'form.papers.*.files.*.url') },
  'staff.invitation': { code: NOBODY },
  'approval.detail': { id: NOBODY },
  'guest.open': { code: NOBODY },
  'guest.list': { tenderId: first('tender.minePage') },
  'tender.detail': { id: tender },
  'tender.draft': { id: first('tender.minePage', 'records.*.id', { status: 'DRAFT' }) },
  'tenderHelp.help': { id: first('tender.minePage', 'records.*.id', { status: 'QUOTING' }) },
  'tenderHelp.laneHistory': { tenderId: first('tender.minePage') },
  'coupon.detail': { id: first('coupon.minePage') },
  'coupon.gift': { id: first('coupon.gifts', '*.id') },
  'coupon.usable': { orderId: first('order.page', 'records.*.id', { status: 'TO_PAY', side: 'BUYER' }) },
  'coupon.lookUp': { code: first('coupon.minePage', 'records.*.code') },
  'couponBatch.detail': { id: first('couponBatch.page') },
  'question.page': { tenderId: tender },
  'bid.detail': { id: first('bid.minePage') },
  'bid.forTender': { tenderId: first('bid.minePage', 'records.*.tenderId') },
  'bid.lastQuotes': { tenderId: tender },
  'bid.laneHistory': { pol: 'CNSHA', pod: 'NLRTM' },
  'bid.received': { tenderId: first('tender.minePage', 'records.*.id', { status: 'EVALUATING' }) },
  'export.detail': { id: first('export.page') },
  'order.detail': { id: order },
  'listing.detail': { id: listing },
  'listing.priceHistory': { id: listing },
  'listing.own': { id: first('listing.minePage') },
  'listing.streetTurns': { listingId: first('listing.minePage', 'records.*.id') },
  'rateSheet.detail': { id: first('rateSheet.page') },
  'rateSheet.rows': { id: first('rateSheet.page') },
  'rateSheet.export': { id: first('rateSheet.page') },
  'rateSheet.match': { mode: 'FCL', pol: 'CNSHA', pod: 'USLAX' },
  'priceAlert.price': { pol: 'CNSHA', pod: 'USLAX', isoCode: '45G1' },
  'payment.detail': {
    id: first('order.detail', 'payments.*.id', { id: first('order.page', 'records.*.id', { status: 'PAID' }) }),
  },
  'favorite.state': { targetType: 'TENDER', targetIds: NOBODY },
  'invoice.detail': { id: first('invoice.page') },
  'search.all': { q: 'a' },
  'shippingDate.page': { pol: 'CNSHA', pod: 'NLRTM' },
  'shippingDate.detail': { id: first('shippingDate.page', 'records.*.id', { pol: 'CNSHA', pod: 'NLRTM' }) },
  'shippingDate.near': { pol: 'CNSHA', pod: 'NLRTM', from: day(1), weeks: 4 },
  'shippingDate.port': { port: 'CNSHA' },
  'shippingDate.vessel': { imo: first('shippingDate.fleet', 'ships.*.imo') },
  'shippingDate.service': { code: first('shippingDate.fleet', 'services.*.code') },
  'company.directory': { userType: 2 },
  'company.profile': { id: first('company.page') },
  'company.zone': { userType: 2 },
  'customs.searchHs': { keyword: '8712' },
  'customs.find': { keyword: '8712' },
  'customs.headings': { chapter: first('customs.chapters', '*.code') },
  'customs.detail': { code: first('customs.searchHs', '*.code', { keyword: '8712' }) },
  'news.detail': { id: first('news.page') },
  'gone.look': { kind: 'TENDER', id: 'nobody' },
  'news.ofPorts': { ports: 'CNSHA' },
}

/** The call that undoes a write call, with the needed part of its response. */
export const UNDONE_BY: Readonly<Record<string, string>> = {
  'tender.saveSearch': 'tender.removeSearch',
  'tender.saveDraft': 'tender.removeDraft',
  'tender.saveTemplate': 'tender.removeTemplate',
  'listing.saveDraft': 'listing.removeDraft',
  'couponBatch.saveDraft': 'couponBatch.removeDraft',
  'invoice.saveTitle': 'invoice.removeTitle',
  'customs.saveGoods': 'customs.removeGoods',
  'priceAlert.save': 'priceAlert.remove',
  'rateSheet.saveMarkup': 'rateSheet.removeMarkup',
}
