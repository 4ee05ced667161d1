import { beforeEach, describe, expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { MessageSettings } from '@/contract/member/notification/schemas.ts'
import type { MessageType } from '@/contract/member/notification/values.ts'
import { must, openOffice, type Office } from '../approval/support.ts'

let office: Office
let buyer: string
let owner: string

beforeEach(async () => {
  office = await openOffice()
  buyer = await office.person('BUYER')
  await office.person('FINANCE')
  owner = await office.owner()
  await office.store.atomically(() => {
    for (const { id } of office.rows.messages.of('companyId', 'c01')) office.rows.messages.remove(id)
    const at = new Date(office.market.time.now).toISOString()
    for (const type of ['BID_RECEIVED', 'BID_WON', 'FAVORITE_CHANGED', 'CREDIT_CHANGED'] as const)
      office.rows.messages.put({ id: `m-${type}`, companyId: 'c01', type, params: {}, at })
  })
})

const save = async (token: string, settings: MessageSettings) =>
  office.market.call(messageEndpoints.saveSettings, settings, { token })
const settings = async (token: string) => must(await office.market.call(messageEndpoints.settings, {}, { token }))
const types = async (token: string): Promise<MessageType[]> =>
  must(await office.market.call(messageEndpoints.page, {}, { token }))
    .records.map(({ type }) => type)
    .toSorted()

describe('of several people', () => {
  test('each switches groups off for itself', async () => {
    expect(await types(buyer)).toEqual(['BID_RECEIVED', 'BID_WON', 'FAVORITE_CHANGED'])
    expect(must(await save(buyer, { off: ['BID', 'FAVORITE'] }))).toEqual({ off: ['BID', 'FAVORITE'] })
    expect(await types(buyer)).toEqual(['BID_WON'])
    expect(await types(owner)).toHaveLength(4)
    expect([await settings(owner), await settings('token-finance')]).toEqual([{ off: [] }, { off: [] }])
    expect((await save(buyer, { off: ['AWARD'] })).code).toBe(4001)
    must(await save(buyer, { off: [] }))
    expect(await types(buyer)).toHaveLength(3)
  })

  test('what the owner switched off is off for all', async () => {
    must(await save(owner, { off: ['COUPON'] }))
    expect(must(await save(buyer, { off: ['BID'] })).off).toEqual(['BID', 'COUPON'])
    expect((await settings(owner)).off).toEqual(['COUPON'])
  })

  test('the digest is the owner’s, and says what an owner has not read', async () => {
    expect((await save(buyer, { off: [], digest: 'DAILY' })).code).toBe(4003)
    must(await save(owner, { off: [], digest: 'DAILY' }))
    expect(await settings(buyer)).toEqual({ off: [] })
    must(await office.market.call(messageEndpoints.readAll, {}, { token: buyer }))
    must(await office.market.call(messageEndpoints.read, { ids: ['m-FAVORITE_CHANGED'] }, { token: owner }))
    office.market.time.now += 24 * 3600_000
    await office.market.backend.tick()
    const [mail] = (await office.market.call(demoEndpoints.outbox, { size: 10, channel: 'EMAIL' })).data
    expect(mail?.to).toBe(office.rows.companies.get('c01')?.email)
    const unread = mail?.text.split('Unread messages')[1] ?? ''
    expect(unread).toContain('Bids received: 1')
    expect(unread).not.toContain('Favourites')
  })
})
