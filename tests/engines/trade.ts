import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayIn } from '../e2e/booking.ts'
import { button, css, DIALOG, field, having, link, role, row, text, within, type Visitor } from './visitor.ts'

/** Writes a PDF of one page to this machine; returns its path. */
export async function paper(name: string): Promise<string> {
  const path = join(tmpdir(), `engines-${process.pid}-${name}`)
  await writeFile(path, `%PDF-1.4\n% ${name} ${Date.now()} ${'x'.repeat(400)}\n%%EOF`)
  return path
}

const NEXT = button(/^(下一步|Next)$/)

async function next(visitor: Visitor, step: string): Promise<void> {
  await visitor.press(NEXT)
  await visitor.seeAddress(new RegExp(`step=${step}`))
}

/** Publishes a sealed tender, Shanghai to Los Angeles, 2×40HQ, in five steps; returns its id. */
export async function publish(visitor: Visitor, cargo: string): Promise<string> {
  await visitor.open('/business/tenderIssue')
  await visitor.fill(field(/^(中文品名|Cargo name \(Chinese\))/), cargo)
  await visitor.fill(field(/^(件数|Pieces)/), '400')
  await visitor.fill(field(/^(毛重|Gross weight)/), '18000')
  await visitor.fill(field(/^(体积|Volume)/), '120')
  await next(visitor, 'route')
  await visitor.suggest(field(/^(起运港|Port of loading)/), 'SHA', /CNSHA/)
  await visitor.suggest(field(/^(目的港|Port of discharge)/), 'LAX', /USLAX/)
  await visitor.choose(field(/^(箱型|Container type)/), /^40HQ/)
  await visitor.fill(field(/^(箱量|Quantity)/), '2')
  await visitor.day(field(/^(货好日期|Cargo ready)/), dayIn(4))
  await visitor.day(field(/^(最早开航|ETD from)/), dayIn(7))
  await visitor.day(field(/^(最晚开航|ETD to)/), dayIn(14))
  await next(visitor, 'terms')
  await next(visitor, 'rules')
  await visitor.press(button(/^(24 小时后|In 24 hours)/))
  await next(visitor, 'review')
  await visitor.press(button(/^(发布招标|Publish tender)$/))
  const address = await visitor.seeAddress(/\/business\/myTenderBid\?tenderId=/)
  return new URL(address, 'http://here').searchParams.get('tenderId') ?? ''
}

/** Sends a quote: unit price by charge code, the other charges are marked as included. */
export async function quote(visitor: Visitor, tenderId: string, prices: Record<string, string>): Promise<void> {
  await visitor.open(`/business/quote?tenderId=${tenderId}`)
  await visitor.fill(field(/^(航程|Transit)/), '16')
  const names = (await visitor.driver.run(
    `() => [...document.querySelectorAll('input[aria-label]')].map((one) => one.getAttribute('aria-label'))
      .filter((name) => /(单价|unit price)$/i.test(name))`,
    [],
  )) as string[]
  for (const name of names) {
    const code = /^[A-Z]+/.exec(name)?.[0] ?? ''
    const price = prices[code]
    if (price !== undefined) await visitor.fill(field(name), price)
    else await visitor.choose(field(new RegExp(`^${code}\\b.*(状态|state|status)$`, 'i')), /^(已包含|Included)$/)
  }
  await visitor.press(button(/^(提交报价|Submit bid|Submit the quote)/))
  await visitor.see(text(/HZ\d{8}-[0-9A-Z]{6}/))
}

/** On the comparison page: awards the bid in the first column with a reason. */
export async function awardFirst(visitor: Visitor): Promise<void> {
  await visitor.see(role('table', /报价对比|Comparison/))
  await visitor.press(button(/^(定标|Award)$/, 0))
  await visitor.choose(within(DIALOG, field(/定标理由|Reason/)), /^(价格|Price)$/)
  await visitor.fill(within(DIALOG, field(/说明|Note/)), 'best all-in')
  await visitor.press(within(DIALOG, button(/^(确认定标|Award)$/)))
  await visitor.see(role('heading', /定标记录|Award record/))
}

/** Pays an order by transfer, with an uploaded proof, and waits for the confirmation. */
export async function payByTransfer(visitor: Visitor): Promise<void> {
  await visitor.tick(role('radio', /对公转账|Bank transfer/))
  await visitor.press(button(/^(去付款|Pay)$/))
  await visitor.see(text(/汇款识别码|Remittance code/))
  await visitor.fill(field(/付款银行|Paying bank/), '示例银行')
  await visitor.fill(field(/付款账号|Paying account/), '3105 0161 3640 0000 1234')
  await visitor.attach(css('input[type=file]', 0), await paper('receipt.pdf'))
  await visitor.see(link(/receipt\.pdf/))
  await visitor.press(button(/^(提交凭证|Submit proof)$/))
  await visitor.see(text(/等待卖方开始执行|Waiting for the seller to start/))
}

/** On a paid order: asks for an invoice, waits until it is issued, and returns its number; ends on its page. */
export async function askForInvoice(visitor: Visitor, order: RegExp): Promise<string> {
  await visitor.press(link(/^(申请发票|Request invoice)$/))
  const billable = having(row(/应税服务|Taxed services/), new RegExp(`${order.source}.*应税服务`))
  await visitor.tick(within(billable, role('checkbox')))
  await visitor.press(button(/^(申请开票|Request invoice)$/))
  await visitor.press(within(DIALOG, button(/^(提交申请|Submit request)$/)))
  await visitor.gone(DIALOG)
  await visitor.press(link(/^(开票记录|Requests)$/))
  await visitor.press(within(css('main tbody'), link(/^(查看|Open)$/, 0)))
  await visitor.see(link(/PDF/))
  return (await visitor.see(text(/^\d{20}$/))).texts[0] ?? ''
}
