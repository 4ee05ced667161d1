import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONTRACT } from '@mock/contract.ts'
import { buildOpenApi } from '@mock/openapi.ts'
import { buildShapes } from '@mock/shapes.ts'
import { ROUTES } from '@mock/handlers/table.ts'

/** Spec §7, verbatim. */
const OWNERS_CALLS = [
  'GET /trading/api/province/listAll',
  'GET /trading/api/country/listAll',
  'GET /trading/api/dict/listDict',
  'GET /trading/api/dict/selectItemByDictId',
  'GET /trading/api/dict/detailDict',
  'GET /trading/api/dict/listAll',
  'POST /trading/api/member/memCenter',
  'GET /trading/api/member/wechatCallBack',
  'POST /trading/api/member/updateMemberInfo',
  'POST /trading/api/member/resetPassword',
  'POST /trading/api/member/checkSmsCode',
  'POST /trading/api/member/register',
  'POST /trading/api/member/queryMemInfo',
  'POST /trading/api/member/getSmsCode',
  'POST /trading/oauth/captchaCheck',
  'POST /trading/oauth/token',
  'GET /trading/oauth/captcha',
  'GET /trading/oauth/logout',
]

describe('the contract', () => {
  const calls = Object.values(CONTRACT).flatMap((part) => Object.values(part.calls))
  const keys = calls.map(({ method, path }) => `${method} ${path}`)

  it('has every call of the owner under its exact path', () => {
    expect(OWNERS_CALLS.filter((call) => !keys.includes(call))).toEqual([])
  })

  it('has exactly one handler for each call, and no handler has no call', () => {
    const handled = ROUTES.map((route) => route.key)
    expect(new Set(handled).size).toBe(handled.length)
    expect(handled.toSorted()).toEqual(keys.toSorted())
  })

  it('is written down in docs/openapi.json as it is now', () => {
    expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(buildOpenApi())))
  })

  it('has what its answers are made of written down in src/contract/shapes.json', () => {
    expect(JSON.parse(readFileSync('src/contract/shapes.json', 'utf8'))).toEqual(buildShapes())
  })
})
