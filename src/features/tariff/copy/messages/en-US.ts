import type { tariffCopyZhCN } from './zh-CN.ts'

/** Names of the figures of results, shown and copied, English. Plain words only. */
export const tariffCopyEnUS = {
  'tariffCopy.heading.landed': 'Import taxes and landed cost',
  'tariffCopy.heading.rebate': 'Export VAT rebate',
  'tariffCopy.reference': 'For reference. Customs, the tax authority and the carrier decide.',
  'tariffCopy.line.value': 'Dutiable value',
  'tariffCopy.line.duty': 'Duty = dutiable value × duty rate',
  'tariffCopy.line.consumptionBase': 'Consumption tax base = (dutiable value + duty) ÷ (1 − consumption tax rate)',
  'tariffCopy.line.consumption': 'Consumption tax = its base × its rate',
  'tariffCopy.line.vatBase': 'VAT base = dutiable value + duty + consumption tax',
  'tariffCopy.line.vat': 'Import VAT = VAT base × VAT rate',
  'tariffCopy.line.taxes': 'Taxes to pay',
  'tariffCopy.line.landed': 'Landed cost',
  'tariffCopy.line.landedNet': 'Landed cost without deductible VAT',
  'tariffCopy.line.fobCny': 'FOB value in CNY',
  'tariffCopy.line.rebateCeiling': 'Exemption, credit and refund amount = FOB × rebate rate',
  'tariffCopy.line.refund': 'Refund',
  'tariffCopy.line.rebateCost': 'VAT not refunded = base × (VAT rate − rebate rate)',
} satisfies Record<keyof typeof tariffCopyZhCN, string>
