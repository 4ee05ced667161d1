import type { Allowance, InvoiceItem, Title, TitleInput, TransportRow } from '@/contract/money/invoice/schemas.ts'
import type {
  InvoiceRejection,
  InvoiceStatus,
  InvoiceType,
  RedReason,
  TaxGroup,
} from '@/contract/money/invoice/values.ts'
import type { Row } from '../store/port.ts'

/** An invoice title of an enterprise. */
export interface TitleRow extends Row, Omit<Title, 'id'> {
  companyId: string
}

/** An invoice request with its status. Amounts in CNY. */
export interface InvoiceRow extends Row {
  no: string
  companyId: string
  sellerId: string
  status: InvoiceStatus
  version: number
  invoiceType: InvoiceType
  taxGroup: TaxGroup
  /** Order shares that it contains: `orderId|taxGroup`. */
  keys: string[]
  title: Omit<TitleInput, 'isDefault'>
  items: InvoiceItem[]
  email: string
  remark: string
  remarks: string[]
  transportRows: TransportRow[]
  createdAt: string
  updatedAt: string
  events: { status: InvoiceStatus; at: string }[]
  rejection?: InvoiceRejection
  invoiceNo?: string
  issuedAt?: string
  files?: { pdf: string; xml: string }
  /** Reductions by credit notes, oldest first; the invoice stands with what is left. */
  allowances?: Allowance[]
  red?: { reason: RedReason; note: string; appliedAt: string; until?: string; invoiceNo?: string }
}
