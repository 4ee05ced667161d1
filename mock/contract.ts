import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { authWire } from '@/contract/member/auth/wire.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { agreementWire } from '@/contract/trade/agreement/wire.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { bidWire } from '@/contract/trade/bid/wire.ts'
import { certificationEndpoints } from '@/contract/member/certification/endpoints.ts'
import { certificationWire } from '@/contract/member/certification/wire.ts'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import { companyWire } from '@/contract/member/company/wire.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { customsWire } from '@/contract/tools/customs/wire.ts'
import { apiKeyEndpoints } from '@/contract/member/apiKey/endpoints.ts'
import { apiKeyWire } from '@/contract/member/apiKey/wire.ts'
import { webhookEndpoints } from '@/contract/member/webhook/endpoints.ts'
import { webhookWire } from '@/contract/member/webhook/wire.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { demoWire } from '@/contract/demo/wire.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { favoriteWire } from '@/contract/member/favorite/wire.ts'
import { eventEndpoints } from '@/contract/member/event/endpoints.ts'
import { eventWire } from '@/contract/member/event/wire.ts'
import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import { exportWire } from '@/contract/member/export/wire.ts'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import { approvalWire } from '@/contract/member/approval/wire.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { staffWire } from '@/contract/member/staff/wire.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { fileWire } from '@/contract/file/wire.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { homeWire } from '@/contract/front/home/wire.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { invoiceWire } from '@/contract/money/invoice/wire.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { memberWire } from '@/contract/member/wire.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { messageWire } from '@/contract/member/notification/wire.ts'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import { creditWire } from '@/contract/money/credit/wire.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import { statementWire } from '@/contract/money/statement/wire.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { orderWire } from '@/contract/money/order/wire.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { paymentWire } from '@/contract/money/payment/wire.ts'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import { questionWire } from '@/contract/trade/question/wire.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { referenceWire } from '@/contract/reference/wire.ts'
import { searchEndpoints } from '@/contract/front/search/endpoints.ts'
import { searchWire } from '@/contract/front/search/wire.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { shippingDateWire } from '@/contract/tools/schedule/wire.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { tenderWire } from '@/contract/trade/tender/wire.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { listingWire } from '@/contract/market/listing/wire.ts'
import { priceAlertEndpoints } from '@/contract/market/alert/endpoints.ts'
import { priceAlertWire } from '@/contract/market/alert/wire.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import { rateSheetWire } from '@/contract/market/rateSheet/wire.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { bookingWire } from '@/contract/market/booking/wire.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import { couponBatchWire } from '@/contract/coupon/batch/wire.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { couponWire } from '@/contract/coupon/wire.ts'
import { tenderHelpEndpoints } from '@/contract/trade/tender/help/endpoints.ts'
import { tenderHelpWire } from '@/contract/trade/tender/help/wire.ts'
import { goneEndpoints } from '@/contract/front/gone/endpoints.ts'
import { goneWire } from '@/contract/front/gone/wire.ts'
import { newsDeskEndpoints, newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { newsDeskWire, newsWire } from '@/contract/front/news/wire.ts'
import { ticketEndpoints } from '@/contract/front/ticket/endpoints.ts'
import { ticketWire } from '@/contract/front/ticket/wire.ts'
import { partnerEndpoints } from '@/contract/member/partner/endpoints.ts'
import { partnerWire } from '@/contract/member/partner/wire.ts'
import { guestEndpoints } from '@/contract/trade/guest/endpoints.ts'
import { guestWire } from '@/contract/trade/guest/wire.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import type { Wire } from '@/contract/zod.ts'

type Calls = Record<string, Endpoint<unknown, unknown>>

/** Every part of the contract: its calls and their schemas. */
export const CONTRACT: Record<string, { calls: Calls; wire: Record<string, Wire> }> = {
  auth: { calls: authEndpoints, wire: authWire },
  member: { calls: memberEndpoints, wire: memberWire },
  reference: { calls: referenceEndpoints, wire: referenceWire },
  file: { calls: fileEndpoints, wire: fileWire },
  event: { calls: eventEndpoints, wire: eventWire },
  webhook: { calls: webhookEndpoints, wire: webhookWire },
  apiKey: { calls: apiKeyEndpoints, wire: apiKeyWire },
  export: { calls: exportEndpoints, wire: exportWire },
  approval: { calls: approvalEndpoints, wire: approvalWire },
  staff: { calls: staffEndpoints, wire: staffWire },
  home: { calls: homeEndpoints, wire: homeWire },
  tender: { calls: tenderEndpoints, wire: tenderWire },
  guest: { calls: guestEndpoints, wire: guestWire },
  tenderHelp: { calls: tenderHelpEndpoints, wire: tenderHelpWire },
  coupon: { calls: couponEndpoints, wire: couponWire },
  couponBatch: { calls: couponBatchEndpoints, wire: couponBatchWire },
  question: { calls: questionEndpoints, wire: questionWire },
  bid: { calls: bidEndpoints, wire: bidWire },
  agreement: { calls: agreementEndpoints, wire: agreementWire },
  order: { calls: orderEndpoints, wire: orderWire },
  listing: { calls: listingEndpoints, wire: listingWire },
  rateSheet: { calls: rateSheetEndpoints, wire: rateSheetWire },
  priceAlert: { calls: priceAlertEndpoints, wire: priceAlertWire },
  booking: { calls: bookingEndpoints, wire: bookingWire },
  payment: { calls: paymentEndpoints, wire: paymentWire },
  credit: { calls: creditEndpoints, wire: creditWire },
  statement: { calls: statementEndpoints, wire: statementWire },
  message: { calls: messageEndpoints, wire: messageWire },
  partner: { calls: partnerEndpoints, wire: partnerWire },
  favorite: { calls: favoriteEndpoints, wire: favoriteWire },
  invoice: { calls: invoiceEndpoints, wire: invoiceWire },
  search: { calls: searchEndpoints, wire: searchWire },
  gone: { calls: goneEndpoints, wire: goneWire },
  shippingDate: { calls: shippingDateEndpoints, wire: shippingDateWire },
  certification: { calls: certificationEndpoints, wire: certificationWire },
  company: { calls: companyEndpoints, wire: companyWire },
  customs: { calls: customsEndpoints, wire: customsWire },
  ticket: { calls: ticketEndpoints, wire: ticketWire },
  news: { calls: newsEndpoints, wire: newsWire },
  newsDesk: { calls: newsDeskEndpoints, wire: newsDeskWire },
  demo: { calls: demoEndpoints, wire: demoWire },
}
