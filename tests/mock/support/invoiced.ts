import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { Billable, InvoiceRequest, TitleInput } from '@/contract/money/invoice/schemas.ts'
import { newRequestNo, type Market } from './market.ts'

/** A valid title for ordinary invoices. */
export const TITLE: TitleInput = {
  titleType: 'ENTERPRISE',
  invoiceType: 'NORMAL',
  name: '上海测试进出口有限公司',
  taxNo: '91310115MA0000001Y',
  email: 'finance@example.cn',
  isDefault: true,
}

/** The same with all fields that a special invoice needs. */
export const SPECIAL: TitleInput = {
  ...TITLE,
  invoiceType: 'SPECIAL',
  address: '上海市浦东新区东明港路 8 号',
  phone: '021-62345678',
  bankName: '示例银行上海分行',
  bankAccount: '31050161364000001234',
}

/** Saves a title and waits for the review; returns its id. */
export async function keepTitle(market: Market, token: string, title: TitleInput): Promise<string> {
  const { data } = await market.call(invoiceEndpoints.saveTitle, { title, requestNo: newRequestNo() }, { token })
  market.time.now += 5000
  return data.id
}

/** The shares that can be invoiced now. */
export async function openShares(market: Market, token: string): Promise<Billable[]> {
  return (await market.call(invoiceEndpoints.billable, { size: 200 }, { token })).data.records
}

/** Requests an invoice for shares. */
export async function ask(
  market: Market,
  token: string,
  keys: string[],
  titleId: string,
  part: Partial<InvoiceRequest> = {},
) {
  return market.call(
    invoiceEndpoints.request,
    {
      keys,
      titleId,
      invoiceType: 'NORMAL',
      email: 'finance@example.cn',
      remark: '',
      showBank: false,
      showAddress: false,
      transportRows: [],
      requestNo: newRequestNo(),
      ...part,
    },
    { token },
  )
}
