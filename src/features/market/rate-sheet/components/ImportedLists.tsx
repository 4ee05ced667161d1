import { useText } from '@/i18n/useText.ts'
import type { ImportedRates } from '@/contract/market/rateSheet/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { COLUMNS, headingOf } from '../sheet/columns.ts'
import type { ReadRow, SkippedRow } from '../sheet/types.ts'

/** Rows that were skipped, each with its text. */
export function SkippedRows({ skipped }: { skipped: readonly SkippedRow[] }) {
  const t = useText()
  return (
    <details className="ct-rates-details">
      <summary>{t('rateSheet.import.skipped', { count: skipped.length })}</summary>
      <ul>
        {skipped.map(({ row, kind, text }) => (
          <li key={row}>
            <bdi>{t(`rateSheet.import.skipped.${kind}`, { row, text })}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface HiddenProps {
  rows: readonly ReadRow[]
  /** Numbers of those rows that are imported. */
  taken: ReadonlySet<number>
  isLocked: boolean
  onTake: (taken: ReadonlySet<number>) => void
}

/** Rows hidden in the workbook, none chosen at first: they may be old prices. */
export function HiddenRows({ rows, taken, isLocked, onTake }: HiddenProps) {
  const t = useText()
  const toggle = (row: number, isOn: boolean) => {
    const next = new Set(taken)
    if (isOn) next.add(row)
    else next.delete(row)
    onTake(next)
  }
  return (
    <fieldset className="ct-rates-former" disabled={isLocked}>
      <legend>{t('rateSheet.import.hidden')}</legend>
      <CheckBox
        label={t('rateSheet.import.hidden.all', { count: rows.length })}
        checked={taken.size === rows.length}
        onChange={({ target }) => onTake(new Set(target.checked ? rows.map(({ row }) => row) : []))}
      />
      <div className="ct-rates-scroll">
        {rows.map(({ row, rates }) => (
          <CheckBox
            key={row}
            label={t('rateSheet.import.hidden.row', {
              row,
              lane: `${rates[0]?.pol ?? ''} \u2192 ${rates[0]?.pod ?? ''}`,
              count: rates.length,
            })}
            checked={taken.has(row)}
            onChange={({ target }) => toggle(row, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Rows that the server refused, with the first wrong field. */
export function RefusedRows({ refused }: Pick<ImportedRates, 'refused'>) {
  const t = useText()
  const isChinese = useLocale().locale === 'zh-CN'
  const nameOf = (field: string) => {
    const key = COLUMNS.find((one) => one === field)
    return key ? headingOf(key, isChinese) : field
  }
  return (
    <div role="alert">
      <p className="ct-grid-error">{t('rateSheet.import.refused.sum', { count: refused.length })}</p>
      <ul className="ct-rates-scroll">
        {refused.map(({ row, field }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a list of one answer, always in this order
          <li key={at}>{t('rateSheet.import.refused', { row, field: nameOf(field) })}</li>
        ))}
      </ul>
    </div>
  )
}
