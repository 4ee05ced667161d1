import type { TaxCategory } from '@/contract/money/invoice/values.ts'

/** Texts on the invoice, which is a Chinese document in every language of the page. */
export const CATEGORY_WORDS: Record<TaxCategory, string> = {
  INTL_FREIGHT_AGENCY: '*经纪代理服务*国际货物运输代理服务',
  LOGISTICS_AGENCY: '*物流辅助服务*货物运输代理服务',
  ROAD_TRANSPORT: '*运输服务*公路货物运输服务',
}

/** A tax rate as printed on the invoice. */
export const rateWord = (taxPct: number): string => (taxPct === 0 ? '免税' : `${taxPct}%`)
