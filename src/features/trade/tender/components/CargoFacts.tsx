import type { Cargo } from '@/contract/trade/tender/draft.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { CodeChip } from '@/ui/Chip.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import './tender.css'

/** Cargo as label-value pairs. */
export function CargoFacts({ cargo }: { cargo: Cargo }) {
  const t = useText()
  const { number } = useFormats()
  const { locale } = useLocale()
  const { packageName } = useFreight()
  const name = wordsIn(locale, cargo.nameZh, cargo.nameEn)
  const { dg, reefer, oog } = cargo
  return (
    <DefinitionGrid
      items={[
        { label: t('tender.detail.cargo'), value: name, span: 2 },
        { label: t('tender.detail.hs'), value: cargo.hsCode ? <CodeChip code={cargo.hsCode} /> : t('common.notShown') },
        { label: t('tender.detail.package'), value: packageName(cargo.packageType) },
        { label: t('tender.detail.pieces'), value: t('common.unit.piece', { count: cargo.pieces }) },
        { label: t('tender.detail.gross'), value: `${number(cargo.grossKg)} kg` },
        { label: t('tender.detail.volume'), value: `${number(cargo.cbm)} CBM` },
        { label: t('tender.detail.stackable'), value: t(cargo.stackable ? 'common.yes' : 'common.no') },
        ...(cargo.value ? [{ label: t('tender.detail.value'), value: <Money value={cargo.value} /> }] : []),
        ...(dg
          ? [
              {
                label: t('tender.detail.dg'),
                value: t('tender.detail.dg.text', { unNo: dg.unNo, class: dg.class, group: dg.packingGroup }),
                span: 2 as const,
              },
            ]
          : []),
        ...(reefer
          ? [
              {
                label: t('tender.detail.reefer'),
                value: t('tender.detail.reefer.text', { set: reefer.setC, vent: reefer.ventCbmH }),
                span: 2 as const,
              },
            ]
          : []),
        ...(oog
          ? [
              {
                label: t('tender.detail.oog'),
                value: t('tender.detail.oog.text', { length: oog.lengthCm, width: oog.widthCm, height: oog.heightCm }),
                span: 2 as const,
              },
            ]
          : []),
      ]}
    />
  )
}
