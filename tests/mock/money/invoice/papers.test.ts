import { expect, it } from 'vitest'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { CATEGORY_WORDS, rateWord } from '@mock/domain/money/invoice/words.ts'
import { ask, keepTitle, openShares, SPECIAL } from '../../support/invoiced.ts'
import { openMarket } from '../../support/market.ts'

/** The texts of a page as they were put on it: UCS-2 as hex, see `pdf.ts`. */
const textsOf = (pdf: string): string[] =>
  [...pdf.matchAll(/<((?:[\da-f]{4})+)> Tj/g)].map(([, hex = '']) =>
    (hex.match(/.{4}/g) ?? []).map((code) => String.fromCodePoint(Number.parseInt(code, 16))).join(''),
  )
/** The contents of all elements of a name, as a reader of XML gets them. */
const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  )

it.each(['EXEMPT', 'TAXED'] as const)(
  'PDF, XML and page of an invoice (%s) say the same: numbers, parties, rates, amounts and remarks',
  async (group) => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    const shares = (await openShares(market, token)).filter((one) => one.taxGroup === group && !one.isTruck)
    // A name with what XML has to escape.
    const name = '上海“甲”& 乙<丙>进出口有限公司'
    const titleId = await keepTitle(market, token, { ...SPECIAL, name })
    const seller = shares[0]?.seller.id
    const keys = shares.filter((one) => one.seller.id === seller && one.statement === undefined).map(({ key }) => key)
    const part = { showBank: true, showAddress: true, remark: 'PO 4711 & 4712' }
    const { id } = (await ask(market, token, keys.slice(0, 3), titleId, part)).data
    market.time.now += 20_000
    const page = (await market.call(invoiceEndpoints.detail, { id }, { token })).data
    expect(page.status).toBe('DELIVERED')
    const read = async (url = '') =>
      (await market.backend.handle(new Request(`http://mock.test/trading-api/oss${url}`))).text()
    const [pdf, xml] = [textsOf(await read(page.files?.pdf)), await read(page.files?.xml)]

    const { items, net, tax, amount, remarks, invoiceNo = '', issuedAt = '', issuedOn = '' } = page
    expect(items.length).toBeGreaterThan(0)
    expect(elements(xml, 'InvoiceNumber')).toEqual([invoiceNo])
    expect(elements(xml, 'IssueTime')).toEqual([issuedAt])
    expect(elements(xml, 'TaxNo')).toEqual([page.sellerTaxNo, SPECIAL.taxNo])
    expect(elements(xml, 'Order')).toEqual(items.map(({ orderNo }) => orderNo))
    expect(elements(xml, 'Net')).toEqual([...items.map((one) => one.net), net])
    expect(elements(xml, 'Tax')).toEqual([...items.map((one) => one.tax), tax])
    expect(elements(xml, 'TaxRate')).toEqual(items.map(({ taxPct }) => rateWord(taxPct)))
    expect(elements(xml, 'Gross')).toEqual([amount.amount])
    expect(elements(xml, 'Remark')).toEqual(remarks)
    const words = items.map(({ category }) => CATEGORY_WORDS[category])
    expect(elements(xml, 'Name')).toEqual([page.seller.nameZh, name, ...words])

    expect(pdf).toEqual(
      expect.arrayContaining([
        `发票号码：${invoiceNo}`,
        `开票日期：${issuedOn}`,
        `购买方名称：${name}`,
        `购买方税号：${SPECIAL.taxNo ?? ''}`,
        `销售方名称：${page.seller.nameZh}`,
        `销售方税号：${page.sellerTaxNo}`,
        `价税合计（小写）：CNY ${amount.amount}`,
        net,
        tax,
      ]),
    )
    const rows = items.map((one, at) => [words[at], one.orderNo, one.net, rateWord(one.taxPct), one.tax]).flat()
    const first = pdf.indexOf('税额') + 1
    expect(pdf.slice(first, first + rows.length)).toEqual(rows)
    expect(pdf.slice(-remarks.length).map((text) => text.replace('备注：', ''))).toEqual(remarks)
  },
)
