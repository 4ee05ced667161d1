import { marketDay } from '../../zone.ts'
import type { Deps } from '../../deps.ts'
import { companyOf } from '../../member/view.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'
import { onePagePdf, type PdfLine, type PdfText } from './pdf.ts'
import { totals } from './view.ts'
import { CATEGORY_WORDS, rateWord } from './words.ts'

const LEFT = 15
const RIGHT = 195
const ROW = 7
/** Left edges of the columns: name, order, net, rate, tax. */
const COLUMNS = [17, 90, 125, 153, 170] as const

/** The invoice on one A4 page, marked as a demonstration. */
export function invoicePdf(deps: Deps, row: InvoiceRow): string {
  const seller = companyOf(deps, row.sellerId)
  const { net, tax, gross } = totals(row)
  const texts: PdfText[] = []
  const lines: PdfLine[] = []
  const put = (x: number, y: number, text: string, size = 9) => texts.push({ x, y, size, text })
  const rule = (y: number) => lines.push({ x1: LEFT, y1: y, x2: RIGHT, y2: y })
  put(62, 24, `电子发票（${row.invoiceType === 'SPECIAL' ? '增值税专用发票' : '普通发票'}）`, 18)
  put(62, 31, '演示票样，不作为任何凭证', 9)
  put(128, 40, `发票号码：${row.invoiceNo ?? ''}`)
  put(128, 46, `开票日期：${row.issuedAt === undefined ? '' : marketDay(Date.parse(row.issuedAt))}`)
  rule(52)
  put(17, 59, `购买方名称：${row.title.name}`)
  put(17, 65, `购买方税号：${row.title.taxNo ?? ''}`)
  put(107, 59, `销售方名称：${seller.nameZh}`)
  put(107, 65, `销售方税号：${seller.uscc}`)
  rule(70)
  for (const [index, word] of ['项目名称', '订单号', '金额', '税率', '税额'].entries())
    put(COLUMNS[index] ?? 17, 76, word)
  rule(79)
  let y = 79
  for (const item of row.items) {
    y += ROW
    const cells = [CATEGORY_WORDS[item.category], item.orderNo, item.net, rateWord(item.taxPct), item.tax]
    for (const [index, cell] of cells.entries()) put(COLUMNS[index] ?? 17, y - 2, cell)
  }
  for (const one of row.transportRows) {
    y += ROW
    put(17, y - 2, `起运地 ${one.from}  到达地 ${one.to}  ${one.vehicle} ${one.plate}  货物 ${one.goods}`)
  }
  rule(y + 1)
  put(17, y + 7, '合计')
  put(COLUMNS[2], y + 7, net)
  put(COLUMNS[4], y + 7, tax)
  put(17, y + 14, `价税合计（小写）：CNY ${gross}`, 11)
  rule(y + 18)
  for (const [index, remark] of row.remarks.entries())
    put(17, y + 25 + index * 6, `${index === 0 ? '备注：' : ''}${remark}`)
  return onePagePdf(texts, lines)
}
