import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '@/api/errorText.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { Pagination } from '@/ui/Pagination.tsx'
import { cellProblemText } from '@/ui/sheet/problemText.ts'
import { SheetProblems } from '@/ui/sheet/SheetProblems.tsx'
import { toast } from '@/ui/toast.ts'
import { columnName } from '../sheet/columns.ts'
import type { RateResult } from '../sheet/types.ts'
import { useRateColumns } from '../useRateColumns.tsx'
import { useRateImport } from '../useRateImport.ts'
import type { RowRate } from '../useRateImport.ts'
import type { Setup } from './ImportSetup.tsx'
import { HiddenRows, RefusedRows, SkippedRows } from './ImportedLists.tsx'

interface RowsProps {
  setup: Setup
  result: RateResult
  onAgain: () => void
  onClose: () => void
}

/** What is in a sheet: rates to import, rows with problems, hidden and skipped rows; then the import itself. */
export function ImportedRates({ setup, result, onAgain, onClose }: RowsProps) {
  const t = useText()
  const isChinese = useLocale().locale === 'zh-CN'
  const navigate = useNavigate()
  const { charges, boxCode } = useFreight()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const { rows, skipped } = result
  const hidden = rows.filter((row) => row.hidden && row.rates.length > 0)
  const bad = rows.filter(({ faults }) => faults.length > 0)
  const rates = rows
    .filter(({ row, hidden: isHidden }) => !isHidden || taken.has(row))
    .flatMap(({ row, rates: ofRow }) => ofRow.map((rate): RowRate => ({ row, rate })))
  const sending = useRateImport(setup)
  const { sent, refused, sheet, isSending, isDone, action } = sending
  const isBegun = isSending || sent > 0
  const show = (id: string) => {
    onClose()
    void navigate(hrefTo('myMarket', { tab: 'rates', sheet: id }))
  }
  const take = async () => {
    const made = await sending.send(rates)
    if (!made) return
    toast.success(t('rateSheet.import.done', { count: made.count }))
    // What was refused is to be read first.
    if (made.refused.length === 0) show(made.id)
  }
  const problems = bad.flatMap(({ row, faults }) =>
    faults.map((fault) => ({
      row,
      column: columnName(fault.column, { charges, boxCode, isChinese }),
      problem: cellProblemText(t, fault),
      value: fault.value,
    })),
  )
  return (
    <div className="ct-import">
      <p ref={heading} tabIndex={-1} className="ct-import-sum">
        {t('rateSheet.import.sum', { rows: rows.length, rates: rates.length, bad: bad.length })}
      </p>
      {skipped.length > 0 && <SkippedRows skipped={skipped} />}
      {hidden.length > 0 && <HiddenRows rows={hidden} taken={taken} isLocked={isBegun} onTake={setTaken} />}
      {problems.length > 0 && <SheetProblems fileName="rate-problems.csv" problems={problems} />}
      {rates.length > 0 && <Preview rates={rates} />}
      {isDone && refused.length > 0 && <RefusedRows refused={refused} />}
      {isSending && (
        <Meter
          value={sent}
          max={Math.max(1, rates.length)}
          label={t('rateSheet.import.sending')}
          text={t('rateSheet.import.sent', { done: sent, total: rates.length })}
        />
      )}
      <Failure text={action.error && (action.fieldErrors[0]?.message ?? errorText(t, action.error))} />
      {sent > 0 && !isSending && !isDone && <p className="ct-dim">{t('rateSheet.import.partial', { count: sent })}</p>}
      <div className="ct-import-foot">
        <Button disabled={isBegun} onClick={onAgain}>
          {t('sheetImport.again')}
        </Button>
        {isDone && sheet ? (
          <Button variant="primary" onClick={() => show(sheet.id)}>
            {t('rateSheet.import.toDraft')}
          </Button>
        ) : (
          <Button variant="primary" disabled={rates.length === 0} isBusy={isSending} onClick={() => void take()}>
            {sent > 0
              ? t('rateSheet.import.resume', { count: rates.length - sent })
              : t('rateSheet.import.take', { count: rates.length })}
          </Button>
        )}
      </div>
    </div>
  )
}

function Preview({ rates }: { rates: readonly RowRate[] }) {
  const t = useText()
  const columns = useRateColumns()
  const [{ current, size }, setPage] = useState({ current: 1, size: 10 })
  const numbered = rates.map(({ rate }, at) => ({ ...rate, at }))
  return (
    <>
      <h3 className="ct-import-sub">{t('rateSheet.import.preview')}</h3>
      <DataTable
        caption={t('rateSheet.import.preview')}
        rows={numbered.slice((current - 1) * size, current * size)}
        rowKey={({ at }) => String(at)}
        columns={columns}
      />
      {rates.length > 10 && (
        <Pagination
          current={current}
          pages={Math.ceil(rates.length / size)}
          total={rates.length}
          size={size}
          of={t('rateSheet.import.preview')}
          onChange={(next, nextSize = size) => setPage({ current: next, size: nextSize })}
        />
      )}
    </>
  )
}
