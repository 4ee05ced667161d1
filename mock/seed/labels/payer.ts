import type { PaidAt, SaleParty } from '@/contract/trade/tender/payers/values.ts'
import type { Names } from './names.ts'

/** Dictionaries of who pays what. */
export interface PayerLabels {
  sale_party: Names<SaleParty>
  paid_at: Names<PaidAt>
}

/** Labels in Chinese and English. */
export const PAYER_LABELS: PayerLabels = {
  sale_party: {
    SHIPPER: ['发货人（卖方）', 'Shipper (seller)'],
    CONSIGNEE: ['收货人（买方）', 'Consignee (buyer)'],
  },
  paid_at: {
    PRE: ['预付（发货人）', 'Prepaid (shipper)'],
    COL: ['到付（收货人）', 'Collect (consignee)'],
  },
}
