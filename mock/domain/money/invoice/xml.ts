import type { Deps } from '../../deps.ts'
import { escaped } from '../../escaped.ts'
import { companyOf } from '../../member/view.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'
import { totals } from './view.ts'
import { CATEGORY_WORDS, rateWord } from './words.ts'

const tag = (name: string, content: string): string => `<${name}>${escaped(content)}</${name}>`

/** The invoice as XML for the buyer's accounting. */
export function invoiceXml(deps: Deps, row: InvoiceRow): string {
  const seller = companyOf(deps, row.sellerId)
  const { net, tax, gross } = totals(row)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<EInvoice kind="${row.invoiceType === 'SPECIAL' ? '81' : '82'}">`,
    tag('InvoiceNumber', row.invoiceNo ?? ''),
    tag('IssueTime', row.issuedAt ?? ''),
    `<Seller>${tag('Name', seller.nameZh)}${tag('TaxNo', seller.uscc)}</Seller>`,
    `<Buyer>${tag('Name', row.title.name)}${tag('TaxNo', row.title.taxNo ?? '')}</Buyer>`,
    ...row.items.map(
      (item) =>
        `<Item>${tag('Name', CATEGORY_WORDS[item.category])}${tag('Order', item.orderNo)}${tag('Net', item.net)}` +
        `${tag('TaxRate', rateWord(item.taxPct))}${tag('Tax', item.tax)}</Item>`,
    ),
    ...row.transportRows.map(
      (one) =>
        `<Transport>${tag('From', one.from)}${tag('To', one.to)}${tag('Vehicle', one.vehicle)}` +
        `${tag('Plate', one.plate)}${tag('Goods', one.goods)}</Transport>`,
    ),
    `<Total>${tag('Net', net)}${tag('Tax', tax)}${tag('Gross', gross)}</Total>`,
    ...row.remarks.map((remark) => tag('Remark', remark)),
    '</EInvoice>',
    '',
  ].join('\n')
}
