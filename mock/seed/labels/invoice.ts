import type * as invoice from '@/contract/money/invoice/values.ts'
import type { Names } from './names.ts'

/** Enumerations of invoices. */
export interface InvoiceLabels {
  title_type: Names<invoice.TitleType>
  invoice_type: Names<invoice.InvoiceType>
  title_status: Names<invoice.TitleStatus>
  invoice_status: Names<invoice.InvoiceStatus>
  invoice_rejection: Names<invoice.InvoiceRejection>
  red_reason: Names<invoice.RedReason>
  allowance_status: Names<invoice.AllowanceStatus>
  tax_group: Names<invoice.TaxGroup>
  tax_category: Names<invoice.TaxCategory>
}

/** Names of these enumerations. */
export const INVOICE_LABELS: InvoiceLabels = {
  title_type: {
    ENTERPRISE: ['企业', 'Company'],
    PERSONAL: ['个人', 'Person'],
  },
  invoice_type: {
    NORMAL: ['普通发票', 'Ordinary invoice'],
    SPECIAL: ['增值税专用发票', 'Special VAT invoice'],
  },
  title_status: {
    PENDING: ['审核中', 'Under review'],
    PASSED: ['可用', 'Ready to use'],
    REFUSED: ['未通过', 'Rejected'],
  },
  invoice_status: {
    SUBMITTED: ['已提交', 'Submitted'],
    REVIEWING: ['审核中', 'Under review'],
    ISSUING: ['开票中', 'Issuing'],
    ISSUED: ['已开票', 'Issued'],
    DELIVERED: ['已交付', 'Delivered'],
    REJECTED: ['已驳回', 'Rejected'],
    CANCELLED: ['已取消', 'Cancelled'],
    RED_APPLIED: ['红冲申请中', 'Credit note requested'],
    RED_WAIT_BUYER: ['待确认红冲', 'Credit note to confirm'],
    RED_ISSUED: ['已红冲', 'Reversed'],
    RED_VOID: ['红冲已失效', 'Credit note expired'],
  },
  invoice_rejection: {
    TAX_NO_WRONG: ['税号校验未通过', 'Invalid tax number'],
    TITLE_MISMATCH: ['抬头名称与税号登记不一致', 'The name does not match the tax number'],
    BANK_WRONG: ['开户行账号核对未通过', 'The bank account could not be verified'],
    ORDER_DISPUTED: ['订单存在争议', 'An order is disputed'],
    AMOUNT_CHANGED: ['费用减免后金额已减少，请重新申请', 'A reduction lowered the amount; request again'],
  },
  allowance_status: {
    WAIT_BUYER: ['待确认', 'To confirm'],
    ISSUED: ['已开具', 'Issued'],
    VOID: ['已失效', 'Expired'],
  },
  red_reason: {
    WRONG_INVOICE: ['开票有误', 'Issued in error'],
    RETURNED: ['销货退回', 'Goods returned'],
    SERVICE_STOPPED: ['服务中止', 'Service stopped'],
    ALLOWANCE: ['销售折让', 'Sales allowance'],
  },
  tax_group: {
    EXEMPT: ['国际运输免税', 'International freight, exempt'],
    TAXED: ['应税服务', 'Taxed services'],
  },
  tax_category: {
    INTL_FREIGHT_AGENCY: ['国际货物运输代理服务', 'International freight agency'],
    LOGISTICS_AGENCY: ['货物运输代理服务', 'Freight agency services'],
    ROAD_TRANSPORT: ['公路货物运输服务', 'Road freight transport'],
  },
}
