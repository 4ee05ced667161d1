import { createIntl } from 'react-intl'
import { comparisonEnUS } from '@/features/trade/comparison/messages/en-US.ts'
import { comparisonZhCN } from '@/features/trade/comparison/messages/zh-CN.ts'
import type { SheetWords } from '@/features/trade/comparison/export/words.ts'
import { createFormats } from '@/i18n/format.ts'
import type { Locale } from '@/i18n/locale.ts'
import { commonEnUS } from '@/i18n/messages/en-US.ts'
import { commonZhCN } from '@/i18n/messages/zh-CN.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

const TEXTS = {
  'zh-CN': { ...commonZhCN, ...comparisonZhCN },
  'en-US': { ...commonEnUS, ...comparisonEnUS },
}

/** The words of an export as the page has them in a language. */
export function sheetWords(locale: Locale): SheetWords {
  const intl = createIntl({ locale, messages: TEXTS[locale] })
  const t = ((id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)) as TextOf
  const zh = locale === 'zh-CN'
  const nameOf = (row: { nameZh: string; nameEn: string } | undefined) => row?.[zh ? 'nameZh' : 'nameEn'] ?? ''
  const labelsOf = (dictCode: string) => (code: string) => {
    const item = REFERENCE.dicts.find((dict) => dict.dictCode === dictCode)?.items.find((one) => one.itemCode === code)
    if (!item) throw new Error(`${dictCode} has no ${code}`)
    return zh ? item.itemName : item.itemNameEn
  }
  const { ports, carriers, charges, containerTypes } = REFERENCE.freight
  const basis = labelsOf('charge_basis')
  return {
    t,
    locale,
    formats: createFormats(locale),
    freight: {
      boxCode: (isoCode = '') => containerTypes.find((type) => type.isoCode === isoCode)?.code ?? isoCode,
      carrierName: (scac) => nameOf(carriers.find((row) => row.scac === scac)),
      chargeName: (code) => nameOf(charges.find((row) => row.code === code)),
      zoneOf: (code) => ports.find((row) => row.unlocode === code)?.timezone,
      portName: (code) => nameOf(ports.find((row) => row.unlocode === code)),
    },
    group: labelsOf('charge_group'),
    basis,
    state: labelsOf('charge_state'),
    space: labelsOf('space_status'),
    status: labelsOf('bid_status'),
    demand: labelsOf('demand'),
    level: labelsOf('demand_level'),
    disqualified: labelsOf('disqualify_reason'),
    figure: (own) => `${own.currency} ${own.unitPrice} · ${basis(own.basis)}`,
  }
}
