import { useEffect, useRef } from 'react'
import { MAX_LANES } from '@/contract/trade/tender/lifecycle.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SheetProblems } from '@/ui/sheet/SheetProblems.tsx'
import { cellProblemText } from '@/ui/sheet/problemText.ts'
import type { LaneInput } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { isUntouched } from '../laneList.ts'
import { headingOf } from '../sheet/columns.ts'
import type { RowProblem, SheetResult } from '../sheet/types.ts'

/** Heading of the column with the problem, in the current language. */
function columnText(t: TextOf, { column }: RowProblem, isChinese: boolean): string {
  if (typeof column === 'object') return column.box
  return column === 'boxes' ? t('issue.field.boxes') : headingOf(column, isChinese)
}

interface ResultProps {
  result: SheetResult
  onTake: (lanes: readonly LaneInput[], how: 'replace' | 'append') => void
  onAgain: () => void
}

/** Import result: number of valid rows, problems per row, and a button to take the valid rows. */
export function ImportResult({ result, onTake, onAgain }: ResultProps) {
  const t = useText()
  const { form } = useIssue()
  const isChinese = useLocale().locale === 'zh-CN'
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const good = result.lanes.length
  const bad = new Set(result.problems.map(({ row }) => row)).size
  const there = isUntouched(form) ? 0 : (form.draft.lanes?.length ?? 0)
  const lanes = result.lanes.map(({ lane }) => lane)
  return (
    <div className="ct-import">
      <p ref={heading} tabIndex={-1} className="ct-import-sum">
        {t('issue.import.sum', { rows: result.rows, good, bad })}
      </p>
      {good > MAX_LANES && (
        <Notice tone="danger">{t('issue.import.overLimit', { count: good, max: MAX_LANES })}</Notice>
      )}
      {good <= MAX_LANES && there > 0 && there + good > MAX_LANES && (
        <Notice tone="warn">{t('issue.import.noRoom', { there, count: good, max: MAX_LANES })}</Notice>
      )}
      {result.problems.length > 0 && (
        <SheetProblems
          fileName="lane-problems.csv"
          problems={result.problems.map((one) => ({
            row: one.row,
            column: columnText(t, one, isChinese),
            problem: cellProblemText(t, one),
            value: one.value,
          }))}
        />
      )}
      <div className="ct-import-foot">
        <Button onClick={onAgain}>{t('sheetImport.again')}</Button>
        {good > 0 && there > 0 && (
          <Button disabled={there + good > MAX_LANES} onClick={() => onTake(lanes, 'append')}>
            {t('issue.import.append', { count: good })}
          </Button>
        )}
        {good > 0 && (
          <Button variant="primary" disabled={good > MAX_LANES} onClick={() => onTake(lanes, 'replace')}>
            {there > 0 ? t('issue.import.replace', { count: good }) : t('issue.import.take', { count: good })}
          </Button>
        )}
      </div>
    </div>
  )
}
