import { beforeEach, describe, expect, test } from 'vitest'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { MESSAGE_TYPES, type MessageType } from '@/contract/member/notification/values.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { ROLES } from '@/contract/member/staff/values.ts'
import { asked, AWARD_TIERS, must, openOffice, toAward, type Office } from '../approval/support.ts'
import { named, since } from '../event/support.ts'
import { newRequestNo } from '../../support/market.ts'

/** Who reads what of an enterprise: owner, buyer, approver, finance, operations, viewer. */
const TABLE: readonly (readonly [may: string, types: string])[] = [
  [
    'x x x - - -',
    `TENDER_PUBLISHED TENDER_CLOSED TENDER_FAILED TENDER_OPENED BID_RECEIVED BID_RECONFIRM BID_ROUND BID_HANDED_IN
    BID_COUNTER BID_ANSWERED BID_LOST BID_DISQUALIFIED ORDER_DECLINED AGREEMENT_ENDING AGREEMENT_NOTICE
    AGREEMENT_RENEWAL AGREEMENT_AMENDMENT AGREEMENT_UNUSED RATE_SHEET_ENDING RATE_SHEET_EXPIRED`,
  ],
  [
    'x x x - x -',
    `TENDER_RETURNED TENDER_NEW_MATCH TENDER_CANCELLED BID_WON AWARD_LAPSED AGREEMENT_STARTED AGREEMENT_SUSPENDED
    AGREEMENT_TERMINATED`,
  ],
  [
    'x x - - x -',
    `TENDER_DRAFTED DEADLINE_24H ORDER_STARTED ORDER_DELIVERED DOCUMENT_UPLOADED DOCUMENT_ANSWERED SCHEDULE_CHANGED
    REVIEW_RECEIVED LISTING_APPROVED LISTING_REJECTED LISTING_EXPIRING LISTING_EXPIRED LISTING_ASKED LISTING_ANSWERED
    ORDER_BOOKED BOOKING_REFUSED BOOKING_CANCELLED BOOKING_LAPSED AGREEMENT_CALL_OFF AGREEMENT_ANSWERED
    AGREEMENT_LAPSED AGREEMENT_ROLLED QUESTION_ASKED QUESTION_ANSWERED`,
  ],
  [
    'x x - x x -',
    `ORDER_CONFIRMED ORDER_CLOSED ORDER_SETTLED ORDER_DISPUTED ADJUSTMENT_PROPOSED ADJUSTMENT_ANSWERED
    ADJUSTMENT_CREDIT BOOKING_ACCEPTED`,
  ],
  [
    'x - - x - -',
    `PAYMENT_CONFIRMED PAYMENT_REJECTED PAYMENT_REFUND PAYMENT_DUE CREDIT_CHANGED STATEMENT_CHANGED INVOICE_ISSUED
    INVOICE_REJECTED INVOICE_RED COUPON_EXPIRING COUPON_FITS COUPON_RECEIVED COUPON_TAKEN COUPON_BACK COUPON_SOLD
    COUPON_VERIFIED COUPON_DEACTIVATED BATCH_APPROVED BATCH_RETURNED`,
  ],
  ['x - - - - -', 'CERT_APPROVED CERT_REJECTED CERT_EXPIRING CERT_EXPIRED WEBHOOK_OFF'],
  // Written to nobody in particular, as before 0089: those who decide; an answer without its approval is nobody's, as is who stands in.
  ['x - x - - -', 'APPROVAL_ASKED'],
  ['- - - - - -', 'APPROVAL_ANSWERED DEPUTY_NAMED DEPUTY_ENDED'],
  ['x x x x x x', 'FAVORITE_CHANGED PRICE_ALERT PRICE_ALERT_ENDED TICKET_ANSWERED EXPORT_READY EXPORT_FAILED'],
]
const EXPECTED = new Map(
  TABLE.flatMap(([may, types]) =>
    types
      .trim()
      .split(/\s+/)
      .map((type) => [type, may] as const),
  ),
)

let office: Office
const tokens: Record<string, string> = {}

/** Replaces all messages of the enterprise by one of each of these types, the first one the newest. */
const put = async (types: readonly MessageType[], more: object = {}) =>
  office.store.atomically(() => {
    for (const { id } of office.rows.messages.of('companyId', 'c01')) office.rows.messages.remove(id)
    for (const [index, type] of types.entries()) {
      const at = new Date(office.market.time.now - index * 1000).toISOString()
      office.rows.messages.put({ id: `m-${type}`, companyId: 'c01', type, params: {}, at, ...more })
    }
  })
const page = async (token: string, query: object = {}) =>
  must(await office.market.call(messageEndpoints.page, { size: 100, ...query }, { token })).records
const bell = async (token: string) => must(await office.market.call(messageEndpoints.unread, {}, { token }))
const read = async (token: string, ...ids: string[]) => office.market.call(messageEndpoints.read, { ids }, { token })

beforeEach(async () => {
  office = await openOffice()
  for (const role of ROLES) tokens[role] = await office.person(role)
})
const tokenOf = (role: string): string => tokens[role] ?? ''

describe('of several people', () => {
  test('each reads what concerns its role, in list and bell', async () => {
    await put(MESSAGE_TYPES)
    const seen = new Map<string, Set<string>>()
    for (const role of ROLES) {
      const types = (await page(tokenOf(role))).map(({ type }) => type)
      seen.set(role, new Set(types))
      const { count, latest } = await bell(tokenOf(role))
      expect([role, count]).toEqual([role, types.length])
      expect(latest.map(({ type }) => type)).toEqual(types.slice(0, 6))
    }
    const said = MESSAGE_TYPES.map((type) => [
      type,
      ROLES.map((role) => (seen.get(role)?.has(type) ? 'x' : '-')).join(' '),
    ])
    expect(said).toEqual(MESSAGE_TYPES.map((type) => [type, EXPECTED.get(type)]))
  })

  test('an account without a role reads all', async () => {
    await put(MESSAGE_TYPES)
    expect(await page(await office.owner())).toHaveLength(MESSAGE_TYPES.length)
  })

  test('what one has read stays unread for the others', async () => {
    await put(['BID_RECEIVED', 'BID_WON', 'PAYMENT_DUE'])
    const [buyer, approver, owner] = [tokenOf('BUYER'), tokenOf('APPROVER'), await office.owner()]
    expect(must(await read(buyer, 'm-BID_RECEIVED')).count).toBe(1)
    expect((await page(buyer)).map(({ readAt }) => readAt !== undefined)).toEqual([true, false])
    expect((await page(buyer, { unread: true })).map(({ type }) => type)).toEqual(['BID_WON'])
    expect([(await bell(buyer)).count, (await bell(approver)).count, (await bell(owner)).count]).toEqual([1, 2, 3])
    expect(must(await office.market.call(messageEndpoints.readAll, {}, { token: buyer })).count).toBe(0)
    // What did not concern it was not read.
    expect([(await bell(tokenOf('FINANCE'))).count, (await bell(approver)).count]).toEqual([1, 2])
    expect((await page(buyer))[0]).not.toHaveProperty('readBy')
    expect((await read(buyer, 'm-PAYMENT_DUE')).code).toBe(4004)
  })

  test('what was read for the enterprise before counts for all', async () => {
    await put(['BID_RECEIVED', 'EXPORT_READY'], { readAt: new Date(office.market.time.now).toISOString() })
    for (const role of ROLES) expect((await bell(tokenOf(role))).count).toBe(0)
  })

  test('a push about a message reaches whom it concerns', async () => {
    const from: Record<string, string> = {}
    for (const role of ROLES) from[role] = (await since(office.market, tokenOf(role))).cursor
    await office.saveTiers(AWARD_TIERS)
    const { input } = await toAward(office, '30000')
    await asked(office, tokenOf('BUYER'), 'tender/award', input)
    const heard = new Map<string, string[]>()
    for (const role of ROLES) heard.set(role, named(await since(office.market, tokenOf(role), from[role])))
    const asks = office.rows.messages.all(({ type }) => type === 'APPROVAL_ASKED')[0]
    const hears = (id?: string) => ROLES.filter((role) => heard.get(role)?.includes(`MESSAGE MESSAGE:${id}`))
    expect(hears(asks?.id)).toEqual(['OWNER', 'APPROVER'])
    const received = office.rows.messages.of('companyId', 'c01').filter(({ type }) => type === 'BID_RECEIVED')
    expect(hears(received.toSorted((a, b) => b.at.localeCompare(a.at))[0]?.id)).toEqual(['OWNER', 'BUYER', 'APPROVER'])
    // What is no message is heard by all.
    for (const role of ROLES) expect(heard.get(role)?.join()).toContain('APPROVAL_CHANGED')
  })
})

describe('messages about an approval', () => {
  const typesOf = async (role: string) =>
    (await page(tokenOf(role))).map(({ type }) => type).filter((type) => type.startsWith('APPROVAL'))

  test('are for who can decide, a deputy too, and the answer for who asked', async () => {
    await office.saveTiers(AWARD_TIERS)
    const { input } = await toAward(office, '30000')
    const { id, version } = await asked(office, tokenOf('BUYER'), 'tender/award', input)
    const all = async () => Promise.all(ROLES.map(async (role) => (await typesOf(role)).join()))
    expect(await all()).toEqual(['APPROVAL_ASKED', '', 'APPROVAL_ASKED', '', '', ''])
    const day = new Date(office.market.time.now + 8 * 3600_000).toISOString().slice(0, 10)
    const deputy = { deputyId: 'viewer', from: day, to: day, requestNo: newRequestNo() }
    must(await office.market.call(staffEndpoints.saveDeputy, deputy, { token: tokenOf('APPROVER') }))
    expect((await all())[5]).toBe('APPROVAL_ASKED')
    const body = { id, version, reason: 'Too dear', requestNo: newRequestNo() }
    must(await office.market.call(approvalEndpoints.reject, body, { token: tokenOf('VIEWER') }))
    expect(await all()).toEqual(['APPROVAL_ASKED', 'APPROVAL_ANSWERED', 'APPROVAL_ASKED', '', '', ''])
  })
})

describe('one person', () => {
  test('reads for the enterprise, as before, whatever its role', async () => {
    const disable = async (id: string) =>
      must(
        await office.market.call(
          staffEndpoints.disable,
          { id, requestNo: newRequestNo() },
          { token: await office.owner() },
        ),
      )
    for (const role of ROLES) if (role !== 'OWNER') await disable(role.toLowerCase())
    const first = must(await office.market.call(memberEndpoints.currentUser, {}, { token: await office.owner() })).id
    await put(MESSAGE_TYPES)
    await office.store.atomically(() => {
      const row = office.rows.members.get(first)
      if (row) office.rows.members.put({ ...row, disabledAt: new Date(office.market.time.now).toISOString() })
    })
    expect(await page(tokenOf('OWNER'))).toHaveLength(MESSAGE_TYPES.length)
    must(await read(tokenOf('OWNER'), 'm-APPROVAL_ANSWERED'))
    const row = office.rows.messages.get('m-APPROVAL_ANSWERED')
    expect([row?.readAt !== undefined, row?.readBy]).toEqual([true, undefined])
  })
})
