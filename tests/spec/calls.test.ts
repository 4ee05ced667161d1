import { describe, expect, test } from 'vitest'
import { API_PREFIX } from '@/config/constants.ts'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { referenceEndpoints } from '@/contract/reference/endpoints.ts'

/** Spec §7, in the owner's order. */
const owned: [string, Pick<Endpoint<unknown, unknown>, 'method' | 'path'>, string][] = [
  ['GET', referenceEndpoints.provinces, '/trading/api/province/listAll'],
  ['GET', referenceEndpoints.countries, '/trading/api/country/listAll'],
  ['GET', referenceEndpoints.dictPage, '/trading/api/dict/listDict'],
  ['GET', referenceEndpoints.dictItems, '/trading/api/dict/selectItemByDictId'],
  ['GET', referenceEndpoints.dictDetail, '/trading/api/dict/detailDict'],
  ['GET', referenceEndpoints.dictAll, '/trading/api/dict/listAll'],
  ['POST', memberEndpoints.memCenter, '/trading/api/member/memCenter'],
  ['GET', memberEndpoints.wechatCallBack, '/trading/api/member/wechatCallBack'],
  ['POST', memberEndpoints.updateMemberInfo, '/trading/api/member/updateMemberInfo'],
  ['POST', memberEndpoints.resetPassword, '/trading/api/member/resetPassword'],
  ['POST', memberEndpoints.checkSmsCode, '/trading/api/member/checkSmsCode'],
  ['POST', memberEndpoints.register, '/trading/api/member/register'],
  ['POST', memberEndpoints.queryMemInfo, '/trading/api/member/queryMemInfo'],
  ['POST', memberEndpoints.getSmsCode, '/trading/api/member/getSmsCode'],
  ['POST', authEndpoints.captchaCheck, '/trading/oauth/captchaCheck'],
  ['POST', authEndpoints.token, '/trading/oauth/token'],
  ['GET', authEndpoints.captcha, '/trading/oauth/captcha'],
  ['GET', authEndpoints.logout, '/trading/oauth/logout'],
]

describe('Spec §7 calls', () => {
  test('are 18', () => {
    expect(owned).toHaveLength(18)
  })

  test.each(owned)('%s %o has the exact path %s', (method, endpoint, path) => {
    expect(endpoint).toMatchObject({ method, path })
  })

  test('stand behind the trading prefix', () => {
    expect(API_PREFIX).toBe('/trading-api')
  })
})
