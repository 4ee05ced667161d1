import { beforeEach, describe, expect, it } from 'vitest'
import { certificationEndpoints as calls } from '@/contract/member/certification/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { CERTIFICATION_STATUSES } from '@/contract/member/values.ts'
import { DEMO_ACCOUNTS } from '@mock/seed/accounts.ts'
import { CLERK_MS, decided, paperFile, paperOf, submit, usccOf, wholeForm } from '../../support/certification.ts'
import { newRequestNo, openMarket, type Market } from '../../support/market.ts'

describe('the form of a certification', () => {
  let market: Market
  let token: string
  beforeEach(async () => {
    market = await openMarket()
    token = await market.signIn('trader-new')
  })
  const detail = async (as = token) => (await market.call(calls.detail, {}, { token: as })).data

  it('is kept half done and comes back on another device', async () => {
    const { form } = await detail()
    const half = { ...form, nameZh: '半', uscc: '9133', email: 'not yet' }
    const saved = await market.call(calls.saveDraft, { version: 0, form: half }, { token })
    expect(saved.data).toMatchObject({ state: 'NONE', version: 1, form: { nameZh: '半', uscc: '9133' } })
    const again = await detail(await market.signIn('trader-new'))
    expect(again.form).toEqual(half)
    expect(again.draftAt).toBe(new Date(market.time.now).toISOString())
  })

  it('answers 4009 with the current one when it was written elsewhere, or while it is looked at', async () => {
    const { form } = await detail()
    await market.call(calls.saveDraft, { version: 0, form }, { token })
    const late = await market.call(calls.saveDraft, { version: 0, form }, { token })
    expect(late).toMatchObject({ code: 4009, data: { current: { version: 1 } } })
    const sent = await submit(market, token, await wholeForm(market, token))
    const again = await market.call(calls.saveDraft, { version: sent.data.version, form }, { token })
    expect(again).toMatchObject({ code: 4009, data: { current: { state: 'SUBMITTED' } } })
  })

  it('is refused at each field that is wrong', async () => {
    const form = await wholeForm(market, token, 3, {
      nameZh: '',
      uscc: '9133O206MA8881234X',
      email: 'lu@',
      lanes: [],
      vehicles: [{ tractorPlate: 'A12345', trailerPlate: '浙B1234挂', axles: 0, insuranceTo: '2026-01-01' }],
      papers: [],
    })
    const refused = await submit(market, token, form)
    expect(refused.code).toBe(4001)
    const { fields } = refused.data as unknown as { fields: { field: string; message: string }[] }
    expect(fields.map(({ field }) => field)).toEqual([
      'nameZh',
      'uscc',
      'email',
      'lanes',
      'papers.BUSINESS_LICENCE.files',
      'papers.ROAD_TRANSPORT_PERMIT.files',
      'papers.ROAD_TRANSPORT_PERMIT.no',
      'papers.ROAD_TRANSPORT_PERMIT.validTo',
      'papers.ROAD_TRANSPORT_PERMIT.hasContainerScope',
      'vehicles.0.tractorPlate',
      'vehicles.0.axles',
      'vehicles.0.insuranceTo',
    ])
    expect(fields[1]?.message).toContain('never contains O')
    expect(await detail()).toMatchObject({ state: 'NONE' })
  })

  it('is refused with a code that another certified enterprise has, and with a file of somebody else', async () => {
    const trader = await market.signIn('trader')
    const { uscc } = (await market.call(memberEndpoints.queryMemInfo, {}, { token: trader })).data
    const taken = await submit(market, token, await wholeForm(market, token, 1, { uscc }))
    expect(taken.data).toMatchObject({ fields: [{ field: 'uscc' }] })
    const foreign = await paperFile(market, trader)
    const papers = [paperOf('BUSINESS_LICENCE', foreign)]
    const stolen = await submit(market, token, await wholeForm(market, token, 1, { papers }))
    expect(stolen.data).toMatchObject({ fields: [{ field: 'papers.BUSINESS_LICENCE.files' }] })
  })

  it('takes a code whose check character does not fit, as real ones exist', async () => {
    const form = await wholeForm(market, token, 1, { uscc: '91350211M0000XUF46' })
    expect(await decided(market, token, form)).toMatchObject({ state: 'APPROVED' })
  })

  it('is sent once for one intent', async () => {
    const input = { version: 0, form: await wholeForm(market, token), requestNo: newRequestNo() }
    const first = await market.call(calls.submit, input, { token })
    const second = await market.call(calls.submit, input, { token })
    expect(second).toMatchObject({ code: 200, data: first.data })
    expect((await detail()).history).toHaveLength(1)
  })

  it('can be taken back until somebody looks at it', async () => {
    const sent = await submit(market, token, await wholeForm(market, token))
    const back = { version: sent.data.version, requestNo: newRequestNo() }
    const withdrawn = await market.call(calls.withdraw, back, { token })
    expect(withdrawn.data).toMatchObject({ state: 'NONE', form: { uscc: usccOf('1234') } })
    expect(withdrawn.data.stage).toBeUndefined()
    market.time.now += 2 * CLERK_MS
    expect((await detail()).state).toBe('NONE')
    const again = await submit(market, token, await wholeForm(market, token))
    market.time.now += CLERK_MS
    const late = { version: again.data.version, requestNo: newRequestNo() }
    expect((await market.call(calls.withdraw, late, { token })).code).toBe(4009)
  })

  it('reopens after a refusal only where it was refused', async () => {
    const good = await paperFile(market, token)
    const bad = await paperFile(market, token, 'permit blur.pdf')
    const papers = [paperOf('BUSINESS_LICENCE', good), paperOf('ROAD_TRANSPORT_PERMIT', bad)]
    const form = await wholeForm(market, token, 3, { papers })
    expect(await decided(market, token, form)).toMatchObject({
      state: 'REJECTED',
      papers: [{ status: 'APPROVED' }, { status: 'REJECTED', rejectCode: 'BLURRED' }],
    })
    const renamed = await submit(market, token, { ...form, nameZh: '另一家公司' })
    expect(renamed.data).toMatchObject({ fields: [{ field: 'nameZh' }] })
    const licence = [paperOf('BUSINESS_LICENCE', await paperFile(market, token, 'new.pdf')), papers[1]!]
    const swapped = await submit(market, token, { ...form, papers: licence })
    expect(swapped.data).toMatchObject({ fields: [{ field: 'papers.BUSINESS_LICENCE.files' }] })
    const fixed = [papers[0]!, paperOf('ROAD_TRANSPORT_PERMIT', good)]
    const sent = await submit(market, token, { ...form, papers: fixed })
    expect(sent.data.papers.map(({ status }) => status)).toEqual(['APPROVED', 'PENDING'])
    market.time.now += 2 * CLERK_MS
    expect(await detail()).toMatchObject({ state: 'APPROVED' })
  })

  it('of a certified enterprise changes nothing until it is approved', async () => {
    token = await market.signIn('trader')
    const bad = await paperFile(market, token, 'blur.pdf')
    const renamed = await wholeForm(market, token, 2, { papers: [paperOf('BUSINESS_LICENCE', bad)] })
    const info = async () => (await market.call(memberEndpoints.currentUser, {}, { token })).data
    const before = await info()
    expect(await decided(market, token, renamed)).toMatchObject({ state: 'APPROVED', stage: 'REJECTED' })
    expect(await info()).toEqual(before)
    const good = [paperOf('BUSINESS_LICENCE', await paperFile(market, token))]
    expect(await decided(market, token, { ...renamed, papers: good })).toMatchObject({ stage: 'APPROVED' })
    expect(await info()).toMatchObject({ userType: 2, companyNameZh: renamed.nameZh, certification: 'APPROVED' })
  })

  it('stands for every state in the demo accounts, with papers and reasons that fit', async () => {
    const seen = new Set<string>()
    for (const { account, certification } of DEMO_ACCOUNTS) {
      const shown = await detail(await market.signIn(account))
      expect(shown.state).toBe(certification)
      seen.add(shown.state)
      if (shown.state === 'NONE') continue
      expect(shown.history.at(-1)?.state).toBe(certification)
      expect(shown.papers.length).toBeGreaterThan(0)
      expect(shown.papers.some(({ rejectCode }) => rejectCode !== undefined)).toBe(certification === 'REJECTED')
    }
    expect([...seen].toSorted()).toEqual([...CERTIFICATION_STATUSES].toSorted())
  })
})
