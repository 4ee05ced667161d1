import { useEffect, useMemo, useRef, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { toCsv } from '@/contract/csv.ts'
import { saveText } from '@/shared/save.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Pagination } from '@/ui/Pagination.tsx'
import { colonOf } from '@/ui/listText.ts'
import { cellProblemText } from '@/ui/sheet/problemText.ts'
import { toast } from '@/ui/toast.ts'
import { tidyListing } from '../form.ts'
import { headingOf } from '../sheet/columns.ts'
import type { SheetColumn } from '../sheet/columns.ts'
import { judgeRow, placeReader } from '../sheet/judge.ts'
import { rowsToFix } from '../sheet/template.ts'
import type { BareContext, SheetResult, SheetRow } from '../sheet/types.ts'
import { FixRow } from './FixRow.tsx'

interface RowsProps {
  result: SheetResult
  context: BareContext
  onAgain: () => void
  onClose: () => void
}

const isGood = ({ draft, faults }: SheetRow): boolean => draft !== undefined && faults.length === 0

/** Result of an import: valid rows become drafts; the others can be fixed here or in the sheet. */
export function ImportedRows({ result, context, onAgain, onClose }: RowsProps) {
  const t = useText()
  const { locale } = useLocale()
  const isChinese = locale === 'zh-CN'
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const placeOf = useMemo(() => placeReader(context), [context])
  const [rows, setRows] = useState(result.rows)
  // Rows that had problems initially, with their cells: they stay in place while they are edited.
  const [wrongAtFirst] = useState(
    () => new Map(result.rows.filter((row) => !isGood(row)).map(({ row, faults }) => [row, faults])),
  )
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const [{ current, size }, setPage] = useState({ current: 1, size: 10 })
  const good = rows.filter(isGood)
  const bad = rows.filter((row) => !isGood(row))
  const wrong = rows.filter(({ row }) => wrongAtFirst.has(row) || refused.has(row))
  const make = useAction(listingEndpoints.importDrafts, {
    intent: 'listing.importDrafts',
    loading: true,
    onSuccess: ({ results }) => {
      const made = new Set(results.filter(({ id }) => id !== undefined).map(({ row }) => row))
      setRefused(new Map(results.flatMap(({ row, refused: field }) => (field === undefined ? [] : [[row, field]]))))
      setRows((before) => before.filter(({ row }) => !made.has(row)))
      if (made.size > 0) toast.success(t('listing.import.done', { count: made.size }))
      if (made.size === rows.length) onClose()
    },
  })
  const change = (row: number, column: SheetColumn, text: string) => {
    make.reset()
    setRows((before) =>
      before.map((one) => (one.row === row ? judgeRow(row, { ...one.cells, [column]: text }, context, placeOf) : one)),
    )
  }
  const nameOf = (column: SheetColumn) => headingOf(column, isChinese, context.charges)
  const wordsOf = ({ faults }: SheetRow) =>
    faults
      .map((fault) => `${nameOf(fault.column)}${colonOf(locale)}${cellProblemText(t, fault)}`)
      .join(isChinese ? '；' : '; ')
  const save = () =>
    saveText('listing-problems.csv', toCsv(rowsToFix(bad, result.columns, isChinese, context, wordsOf)))
  return (
    <div className="ct-import">
      <p ref={heading} tabIndex={-1} className="ct-import-sum" role="status">
        {t('listing.import.sum', { rows: rows.length, good: good.length, bad: bad.length })}
      </p>
      {wrong.length > 0 && (
        <div className="ct-import-bar">
          <h3 className="ct-import-sub">{t('listing.import.mend')}</h3>
          {bad.length > 0 && (
            <Button size="small" onClick={save}>
              {t('listing.import.save')}
            </Button>
          )}
        </div>
      )}
      {wrong.slice((current - 1) * size, current * size).map((row) => (
        <FixRow
          key={row.row}
          row={row}
          first={wrongAtFirst.get(row.row) ?? []}
          refused={refused.get(row.row)}
          nameOf={nameOf}
          onChange={(column, text) => change(row.row, column, text)}
        />
      ))}
      {wrong.length > size && (
        <Pagination
          current={current}
          pages={Math.ceil(wrong.length / size)}
          total={wrong.length}
          size={size}
          onChange={(next, nextSize = size) => setPage({ current: next, size: nextSize })}
        />
      )}
      <Failure text={failureText(t, make.error)} />
      <div className="ct-import-foot">
        <Button onClick={onAgain}>{t('sheetImport.again')}</Button>
        <Button
          variant="primary"
          disabled={good.length === 0}
          isBusy={make.loading}
          onClick={() =>
            void make.run({
              rows: good.flatMap(({ row, draft }) => (draft ? [{ row, draft: tidyListing(draft) }] : [])),
            })
          }
        >
          {t('listing.import.take', { count: good.length })}
        </Button>
      </div>
    </div>
  )
}
