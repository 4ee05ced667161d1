import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import type { ColumnMatching } from '@/shared/sheet/matching.ts'
import { Button } from '../Button.tsx'
import { listText } from '../listText.ts'
import { Notice } from '../Notice.tsx'
import type { ColumnOption } from './ColumnStep.tsx'

/** Maximum length of a list of names or rows. */
const SHOWN = 300

interface NoticesProps {
  matching: ColumnMatching
  sums: readonly number[]
  options: readonly ColumnOption[]
  /** Whether columns were matched by earlier choices. */
  isRemembered: boolean
  onChange: () => void
}

/** Ignored parts of a sheet, and how its headings were matched, with a button to change that. */
export function SheetNotices({ matching, sums, options, isRemembered, onChange }: NoticesProps) {
  const t = useText()
  const { locale } = useLocale()
  const { open, unused } = matching
  const pairs = open.flatMap(({ heading, choice }) => {
    const label = choice && options.find(({ value }) => value === choice)?.label
    return label ? [`${heading} → ${label}`] : []
  })
  return (
    <>
      {sums.length > 0 && <Notice>{t('sheetImport.sums', { rows: listText(locale, sums).slice(0, SHOWN) })}</Notice>}
      {unused.length > 0 && (
        <Notice>{t('sheetImport.unused', { names: listText(locale, unused).slice(0, SHOWN) })}</Notice>
      )}
      {open.length > 0 && (
        <div className="ct-import-bar">
          <span className="ct-dim">
            {isRemembered && t('sheetImport.columns.remembered')} {pairs.join('; ').slice(0, SHOWN)}
          </span>
          <Button size="small" onClick={onChange}>
            {t('sheetImport.columns.change')}
          </Button>
        </div>
      )}
    </>
  )
}
