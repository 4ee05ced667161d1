import { beforeAll, describe, expect, it } from 'vitest'
import { inputFor, type Known } from '@mock/conformance/inputs.ts'
import { CALLS, type Ask, type Call } from '@mock/conformance/wire.ts'
import { CONTROLS, NEVER } from '@mock/conformance/cases.ts'
import { openMarket, type Market } from '../support/market.ts'

const HAN = /\p{Script=Han}/u
const LETTERS = /[a-z]{2}/i
/** Response fields with the name of a tender, listing, coupon or order, a city, or a message title. */
const NAMES = new Set(['title', 'tenderTitle', 'cityName'])
/**
 * Calls with other titles: articles, invoice titles, lists of names in both languages; and the export of the user's own
 * data, which is returned as stored.
 */
const OTHERS = /^(news|invoice\.titles|reference|member\.exportData)\b/

/** Calls that must return titles or cities; the walk sends every other read call as well. */
const LOOKED_AT = [
  'bid.minePage booking.page certification.detail company.directory company.profile coupon.center',
  'coupon.detail coupon.gifts coupon.minePage coupon.offers coupon.usable couponBatch.page',
  'favorite.page invoice.billable listing.detail listing.minePage listing.page member.memCenter',
  'member.queryMemInfo message.page message.unread order.detail order.page tender.detail',
  'tender.hall tender.minePage tender.page',
].flatMap((line) => line.split(' '))

interface Said {
  call: string
  at: string
  text: string
}

let market: Market
const said: Record<'zh-CN' | 'en-US', Said[]> = { 'zh-CN': [], 'en-US': [] }

/** Collects every text of these fields, and every name of a coupon. */
function collect(call: string, value: unknown, into: Said[], path: readonly string[] = []): void {
  if (typeof value === 'string') {
    const [at = '', owner = ''] = path.toReversed()
    const isCoupon =
      at === 'name' && /^(terms|draft|coupons)$/.test(owner === '' || /^\d+$/.test(owner) ? (path.at(-3) ?? '') : owner)
    if (NAMES.has(at) || isCoupon) into.push({ call, at: path.join('.'), text: value })
    return
  }
  if (typeof value !== 'object' || value === null) return
  // The task to confirm a credit note contains the legal name of its buyer.
  if ('kind' in value && value.kind === 'RED_TO_CONFIRM') return
  for (const [name, part] of Object.entries(value)) collect(call, part, into, [...path, name])
}

async function walk(language: 'zh-CN' | 'en-US', account: string): Promise<void> {
  const ask: Ask = async ({ method, path }, input, options = {}) => {
    const { code, message, data } = await market.call<object, unknown>({ method, path }, input, {
      ...options,
      language,
    })
    return { faults: [], code, message, data }
  }
  const member: Known = { name: account, token: await market.signIn(account), heard: new Map() }
  for (const call of CALLS.filter(({ name }) => !OTHERS.test(name) && !CONTROLS.test(name) && !NEVER.has(name))) {
    const input = await inputFor(ask, call, member)
    if (typeof input !== 'object') continue
    for (const page of [input, { ...input, size: 200 }]) await answerOf(ask, call, page, member.token, said[language])
  }
}

async function answerOf(ask: Ask, call: Call, input: object, token: string, into: Said[]): Promise<void> {
  const { code, data } = await ask(call, input, { token })
  if (code === 200) collect(call.name, data, into)
}

const ACCOUNTS = ['trader', 'forwarder', 'consolidator']

beforeAll(async () => {
  market = await openMarket()
  for (const language of ['zh-CN', 'en-US'] as const) for (const account of ACCOUNTS) await walk(language, account)
})

describe('what the market calls things, over every reading call', () => {
  it('holds no Chinese for a reader of English', () => {
    expect(said['en-US'].filter(({ text }) => HAN.test(text))).toEqual([])
  })

  it('names titles and cities in Chinese for a reader of Chinese', () => {
    // Numbers and container codes are the same in both languages.
    const foreign = said['zh-CN'].filter(({ text }) => LETTERS.test(text) && !HAN.test(text))
    expect(foreign).toEqual([])
  })

  it('leaves no published thing without a name, and looks at all of them', () => {
    const calls = new Set(said['en-US'].map(({ call }) => call))
    // A draft contains what was typed, which may be empty.
    expect(said['en-US'].filter(({ at, text }) => text === '' && !/\bdraft\./.test(at))).toEqual([])
    for (const call of LOOKED_AT) expect(calls).toContain(call)
  })
})
