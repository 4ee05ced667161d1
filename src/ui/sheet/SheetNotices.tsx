import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import type { ColumnMatching } from '@/shared/sheet/matching.ts'
import { Button } from '../Button.tsx'
import { listText } from '../listText.ts'
import { Notice } from '../Notice.tsx'
import type { ColumnOption } from './ColumnStep.tsx'

/** Longest list of names or rows that is shown. */
const SHOWN = 300

interface NoticesProps {
  matching: ColumnMatching
  sums: readonly number[]
  options: readonly ColumnOption[]
  /** Whether columns were matched as the person said another time. */
  isRemembered: boolean
  onChange: () => void
}

/** What was left out of a sheet, and how its own headings were understood, with a way to say it otherwise. */
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
