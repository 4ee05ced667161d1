import type { Goods } from '@/contract/market/booking/shipment/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { useFreight } from '../useReferences.ts'

/** What is shipped with a booking or call-off, as facts: name, HS code, weights, what is dangerous or cold. */
export function useGoodsFacts(): (goods: Goods) => DefinitionItem[] {
  const t = useText()
  const { number } = useFormats()
  const { boxCode } = useFreight()
  return ({ cargo: { name, hsCode, dg, reefer }, weights }) => {
    const heavy = weights.map(({ isoCode, kg }) =>
      isoCode ? t('cargo.kg.box', { box: boxCode(isoCode), kg: number(kg) }) : `${number(kg)} kg`,
    )
    return [
      { label: t('cargo.name'), value: <TypedText>{name}</TypedText>, span: 2 },
      { label: t('cargo.hsCode'), value: <span className="ct-code">{hsCode}</span> },
      ...(heavy.length > 0 ? [{ label: t('cargo.kg'), value: heavy.map((line) => <div key={line}>{line}</div>) }] : []),
      ...(dg ? [{ label: t('cargo.dangerous'), value: `UN ${dg.unNo} · ${dg.class} · PG ${dg.packingGroup}` }] : []),
      ...(reefer ? [{ label: t('cargo.reefer'), value: `${number(reefer.setC)} °C` }] : []),
    ]
  }
}
