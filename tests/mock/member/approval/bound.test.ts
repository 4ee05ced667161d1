import { describe, expect, test } from 'vitest'
import { post } from '@/contract/endpoint.ts'
import { guardedPath } from '@/contract/member/approval/calls.ts'
import { APPROVAL_NEEDED } from '@/contract/member/approval/values.ts'
import { newRequestNo } from '../../support/market.ts'
import { approve, asked, must, read } from './support.ts'
import * as scenes from './scenes.ts'

const { confirmation, ...all } = scenes
const SCENES = Object.entries(all)

const callOf = ({ call }: scenes.Scene) => post<object, unknown>(guardedPath(call))

/** A scene with its person, whose limit of the kind is `limit` in yuan. */
async function open(make: () => Promise<scenes.Scene>, limit: string) {
  const scene = await make()
  const { office, role, kind, input } = scene
  const person = await office.person(role)
  const approver = await office.person('APPROVER')
  await office.limit(person, { [kind]: limit })
  const send = async (part: object = {}) =>
    office.market.call(callOf(scene), { ...input, ...part, requestNo: newRequestNo() }, { token: person })
  return { ...scene, person, approver, send }
}

describe.each(SCENES)('%s', (_name, make) => {
  test('is done at once below the limit', async () => {
    const { send, isDone } = await open(make, '1000000')
    must(await send())
    expect(isDone()).toBe(true)
  })

  test('above it is refused, asked for, approved by another and done as the one who asked', async () => {
    const { office, send, isDone, kind, amount, call, input, person, approver } = await open(make, '100')
    expect(await send()).toMatchObject({ code: 4003, data: { reason: APPROVAL_NEEDED, kind, amount } })
    expect(isDone()).toBe(false)
    const one = await asked(office, person, call, { ...input, requestNo: newRequestNo() })
    expect([one.status, one.kind, one.amount, isDone()]).toEqual(['PENDING', kind, amount, false])
    expect((await approve(office, person, one)).code).toBe(4003)
    expect(must(await approve(office, approver, one)).status).toBe('APPROVED')
    expect(isDone()).toBe(true)
    const act = call.split('/')[1]
    expect(office.rows.logs.all((row) => row.act === act).at(-1)?.memberId).toBe(one.askerId)
  })

  test('that waits ends when what it is about changes', async () => {
    const { office, isDone, call, input, person, approver, disturb } = await open(make, '100')
    const one = await asked(office, person, call, { ...input, requestNo: newRequestNo() })
    must((await disturb(await office.owner())) as never)
    expect(await read(office, person, one)).toMatchObject({ status: 'EXPIRED', expiry: 'CHANGED' })
    const before = isDone()
    expect((await approve(office, approver, one)).code).toBe(4009)
    expect(isDone()).toBe(before)
  })
})

test('a no binds to nothing', async () => {
  for (const make of [scenes.refund, scenes.amendment, scenes.renewal]) {
    const { send } = await open(make, '0')
    expect((await send({ agree: false, note: 'Not now' })).code).toBe(200)
  }
  const { send } = await open(scenes.addition, '0')
  expect((await send({ answer: 'REJECTED', note: 'Not now' })).code).toBe(200)
})

describe('a limit of credit that is given with a confirmation', () => {
  test('and the price of it: the one that asks more people decides', async () => {
    const { office, send, person } = await open(scenes.creditGiven, '100')
    await office.saveTiers({ CONFIRM: [{ chain: ['APPROVER', 'OWNER'] }], CREDIT: [{ chain: ['OWNER'] }] })
    await office.limit(person, {})
    expect(await send()).toMatchObject({ code: 4003, data: { kind: 'CONFIRM', chain: ['APPROVER', 'OWNER'] } })
    await office.limit(person, { CONFIRM: '1000000' })
    expect(await send()).toMatchObject({ code: 4003, data: { kind: 'CREDIT', chain: ['OWNER'] } })
    await office.limit(person, { CREDIT: '1000000' })
    expect(await send()).toMatchObject({ code: 4003, data: { kind: 'CONFIRM' } })
  })

  test('counts for nothing where the order is prepaid', async () => {
    const { send } = await open(async () => confirmation('PREPAID'), '0')
    expect((await send()).code).toBe(200)
  })
})
