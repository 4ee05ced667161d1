import { Big } from 'big.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { InvoiceDetail } from '@/contract/money/invoice/schemas.ts'
import { openMarket, newRequestNo, type Market } from '../../support/market.ts'
import { ask, keepTitle, openShares, SPECIAL, TITLE } from '../../support/invoiced.ts'

const HOUR = 3_600_000

describe('an invoice', () => {
  let market: Market
  let token: string
  beforeEach(async () => {
    market = await openMarket()
    token = await market.signIn('trader')
  })
  const read = async (id: string): Promise<InvoiceDetail> =>
    (await market.call(invoiceEndpoints.detail, { id }, { token })).data
  const share = async (taxGroup: 'EXEMPT' | 'TAXED') => {
    const found = (await openShares(market, token)).find((one) => one.taxGroup === taxGroup && !one.isTruck)
    if (!found) throw new Error(`nothing ${taxGroup} to invoice`)
    return found
  }
  const pass = (ms: number) => {
    market.time.now += ms
  }

  it('is asked for over a paid order, issued by the clerk with a 20-digit number, and the order is then not open any more', async () => {
    const one = await share('EXEMPT')
    const made = (await ask(market, token, [one.key], await keepTitle(market, token, TITLE))).data
    expect(made.status).toBe('SUBMITTED')
    expect((await openShares(market, token)).map((row) => row.key)).not.toContain(one.key)
    pass(20_000)
    const issued = await read(made.id)
    expect(issued.status).toBe('DELIVERED')
    expect(issued.events.map((event) => event.status)).toEqual([
      'SUBMITTED',
      'REVIEWING',
      'ISSUING',
      'ISSUED',
      'DELIVERED',
    ])
    expect(issued.invoiceNo).toMatch(/^\d{20}$/)
    expect(issued.items).toMatchObject([{ category: 'INTL_FREIGHT_AGENCY', taxPct: 0, tax: '0.00', gross: one.cny }])
    const paper = await market.backend.handle(new Request(`http://mock.test/trading-api/oss${issued.files?.pdf}`))
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    expect((await paper.text()).slice(0, 8)).toBe('%PDF-1.4')
    const data = await market.backend.handle(new Request(`http://mock.test/trading-api/oss${issued.files?.xml}`))
    expect(await data.text()).toContain(`<InvoiceNumber>${issued.invoiceNo}</InvoiceNumber>`)
  })

  it('has the tax of a service inside its price, and both shares of an order add up to what was paid', async () => {
    const one = await share('TAXED')
    const { items, net, tax, amount } = (await ask(market, token, [one.key], await keepTitle(market, token, TITLE)))
      .data
    expect(items[0]).toMatchObject({ category: 'LOGISTICS_AGENCY', taxPct: 6, gross: one.cny })
    expect(new Big(net).plus(tax).toFixed(2)).toBe(amount.amount)
    expect(new Big(net).times('0.06').minus(tax).abs().lte('0.01')).toBe(true)
  })

  it('is special only for taxed services and with a title that the clerk has approved', async () => {
    const normal = await keepTitle(market, token, TITLE)
    const special = await keepTitle(market, token, SPECIAL)
    const taxed = await share('TAXED')
    const exempt = await share('EXEMPT')
    const asked = async (key: string, titleId: string) =>
      ask(market, token, [key], titleId, { invoiceType: 'SPECIAL', showBank: true, showAddress: true })
    expect((await asked(exempt.key, special)).data).toMatchObject({ fields: [{ field: 'invoiceType' }] })
    expect((await asked(taxed.key, normal)).data).toMatchObject({ fields: [{ field: 'titleId' }] })
    const current = await market.call(
      invoiceEndpoints.saveTitle,
      { title: { ...SPECIAL, name: '等待审核有限公司' }, requestNo: newRequestNo() },
      { token },
    )
    expect((await asked(taxed.key, current.data.id)).data).toMatchObject({ fields: [{ field: 'titleId' }] })
    const made = await asked(taxed.key, special)
    expect(made.data.invoiceType).toBe('SPECIAL')
    expect(made.data.remarks.join('\n')).toContain('31050161364000001234')
  })

  it('refuses orders of different sellers or groups, strangers’ orders, and the same order twice', async () => {
    const titleId = await keepTitle(market, token, TITLE)
    const [exempt, taxed] = [await share('EXEMPT'), await share('TAXED')]
    expect((await ask(market, token, [exempt.key, taxed.key], titleId)).data).toMatchObject({
      fields: [{ field: 'keys' }],
    })
    const other = await market.signIn('trader2')
    expect((await ask(market, other, [exempt.key], titleId)).code).toBe(4001)
    expect((await ask(market, token, [exempt.key], 'nobody')).code).toBe(4004)
    expect((await ask(market, token, [exempt.key], titleId)).code).toBe(200)
    expect((await ask(market, token, [exempt.key], titleId)).data).toMatchObject({ fields: [{ field: 'keys' }] })
  })

  it('tells the buyer when it is issued, refused, or waits for a reversal’s confirmation', async () => {
    const titleId = await keepTitle(market, token, TITLE)
    const made = (await ask(market, token, [(await share('EXEMPT')).key], titleId)).data
    pass(20_000)
    const said = async () =>
      (await market.call(messageEndpoints.page, { group: 'INVOICE', size: 50 }, { token })).data.records.filter(
        (one) => one.target?.id === made.id,
      )
    expect((await said()).map((one) => one.type)).toEqual(['INVOICE_ISSUED'])
    const body = { id: made.id, version: (await read(made.id)).version, requestNo: newRequestNo() }
    await market.call(invoiceEndpoints.applyRed, { ...body, reason: 'ALLOWANCE', note: '' }, { token })
    pass(5000)
    expect((await said()).map((one) => one.type)).toEqual(['INVOICE_RED', 'INVOICE_ISSUED'])
  })

  it('bears a copy of its title: taking the title away changes nothing, and another one becomes the default', async () => {
    const titleId = await keepTitle(market, token, TITLE)
    const made = (await ask(market, token, [(await share('EXEMPT')).key], titleId)).data
    expect((await market.call(invoiceEndpoints.removeTitle, { id: titleId }, { token })).code).toBe(200)
    expect((await read(made.id)).title.name).toBe(TITLE.name)
    const left = (await market.call(invoiceEndpoints.titles, {}, { token })).data
    expect(left.filter((title) => title.isDefault)).toHaveLength(1)
    expect((await market.call(invoiceEndpoints.removeTitle, { id: titleId }, { token })).code).toBe(4004)
  })

  it('can be taken back before anybody has looked, and then the order is open again', async () => {
    const one = await share('EXEMPT')
    const made = (await ask(market, token, [one.key], await keepTitle(market, token, TITLE))).data
    const cancel = async (version: number) =>
      market.call(invoiceEndpoints.cancel, { id: made.id, version, requestNo: newRequestNo() }, { token })
    expect((await cancel(made.version + 7)).code).toBe(4009)
    expect((await cancel(made.version)).data.status).toBe('CANCELLED')
    expect((await openShares(market, token)).map((row) => row.key)).toContain(one.key)
    pass(HOUR)
    expect((await read(made.id)).status).toBe('CANCELLED')
  })

  it.each([
    ['TAX_NO_WRONG', { taxNo: '91310115MA00000012' }],
    ['TITLE_MISMATCH', { taxNo: '', name: '' }],
    ['BANK_WRONG', { bankAccount: '31050161364000000000' }],
  ] as const)('is refused by the clerk: %s', async (reason, part) => {
    const known =
      reason === 'TITLE_MISMATCH'
        ? { taxNo: (await market.call(invoiceEndpoints.titles, {}, { token })).data[0]?.taxNo, name: '另一家公司' }
        : part
    const titleId = await keepTitle(market, token, { ...TITLE, ...known })
    const one = await share('EXEMPT')
    const made = (await ask(market, token, [one.key], titleId)).data
    pass(20_000)
    expect(await read(made.id)).toMatchObject({ status: 'REJECTED', rejection: reason })
    expect((await openShares(market, token)).map((row) => row.key)).toContain(one.key)
  })

  it('is reversed in red: asked for, confirmed by the seller, agreed within 72 hours; then the order is open again', async () => {
    const one = await share('EXEMPT')
    const made = (await ask(market, token, [one.key], await keepTitle(market, token, TITLE))).data
    const version = async () => ({ id: made.id, version: (await read(made.id)).version, requestNo: newRequestNo() })
    const apply = async () =>
      market.call(invoiceEndpoints.applyRed, { ...(await version()), reason: 'WRONG_INVOICE', note: '' }, { token })
    expect((await apply()).code).toBe(4009)
    pass(20_000)
    expect((await apply()).data.status).toBe('RED_APPLIED')
    pass(4000)
    const waiting = await read(made.id)
    expect(waiting.status).toBe('RED_WAIT_BUYER')
    const agree = async () => market.call(invoiceEndpoints.answerRed, { ...(await version()), agree: true }, { token })
    const done = (await agree()).data
    expect(done.status).toBe('RED_ISSUED')
    expect(done.red?.invoiceNo).toMatch(/^\d{20}$/)
    expect(done.red?.invoiceNo).not.toBe(done.invoiceNo)
    expect((await openShares(market, token)).map((row) => row.key)).toContain(one.key)
    expect((await agree()).code).toBe(4009)
  })

  it('keeps its validity when the buyer lets the reversal go or is silent for 72 hours, and can be asked again', async () => {
    const one = await share('EXEMPT')
    const made = (await ask(market, token, [one.key], await keepTitle(market, token, TITLE))).data
    pass(20_000)
    const version = async () => ({ id: made.id, version: (await read(made.id)).version, requestNo: newRequestNo() })
    const apply = async () =>
      market.call(invoiceEndpoints.applyRed, { ...(await version()), reason: 'ALLOWANCE', note: '' }, { token })
    await apply()
    pass(4000)
    await market.call(invoiceEndpoints.answerRed, { ...(await version()), agree: false }, { token })
    expect((await read(made.id)).status).toBe('RED_VOID')
    await apply()
    pass(4000)
    expect((await read(made.id)).status).toBe('RED_WAIT_BUYER')
    pass(73 * HOUR)
    token = await market.signIn('trader')
    expect((await read(made.id)).status).toBe('RED_VOID')
  })
})
