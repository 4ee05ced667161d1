import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { Market } from '../support/market.ts'
import { getCode } from '../support/person.ts'

/** A PNG of one pixel. */
export const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

/** Sends the same calls to a marketplace; returns all responses. */
export async function walk(market: Market): Promise<unknown[]> {
  const said: unknown[] = []
  const call: Market['call'] = async (endpoint, input, options) => {
    const answer = await market.call(endpoint, input, options)
    const { headers, ...envelope } = answer
    said.push([endpoint.path, headers.get('x-server-time'), headers.get('content-type'), envelope])
    return answer
  }
  await call(referenceEndpoints.provinces, { name: '海' }, { language: 'zh-CN' })
  await call(referenceEndpoints.dictPage, { current: 2, size: 5 })
  await call(customsEndpoints.searchHs, { keyword: '8712' })
  await call(shippingDateEndpoints.page, { pol: 'CNSHA', pod: 'NLRTM', size: 3 })
  await call(homeEndpoints.overview, {})
  await call(memberEndpoints.currentUser, {})
  await call(
    authEndpoints.token,
    { grantType: 'password', userType: 'PC', account: 'trader', password: 'no' },
    { language: 'zh-CN' },
  )
  const token = await market.signIn('trader')
  await call(memberEndpoints.currentUser, {}, { token })
  await call(tenderEndpoints.page, { status: 'QUOTING', sort: 'closing', size: 3 }, { token })
  await call(tenderEndpoints.minePage, { status: 'EVALUATING' }, { token })
  await call(orderEndpoints.page, { tab: 'toPay' }, { token })
  await call(bidEndpoints.minePage, { tab: 'won' }, { token: await market.signIn('forwarder') })
  const body = { draft: { title: '平价 parity' }, requestNo: 'parity-0001' }
  await call(tenderEndpoints.saveDraft, body, { token })
  await call(tenderEndpoints.saveDraft, body, { token })
  await call(tenderEndpoints.saveDraft, { draft: {}, requestNo: '!' }, { token })
  const form = new FormData()
  form.set('file', new File([PIXEL], '回单.png', { type: 'image/png' }))
  await call(fileEndpoints.upload, form, { token })
  said.push(await getCode(market, '16400000001', 'LOGIN'))
  await call(memberEndpoints.updateMemberInfo, { intro: '一二三' }, { token })
  await call(authEndpoints.logout, {}, { token })
  await call(memberEndpoints.currentUser, {}, { token })
  return said
}
