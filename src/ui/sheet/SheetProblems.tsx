import { useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { toCsv } from '@/contract/csv.ts'
import { saveText } from '@/shared/save.ts'
import { Button } from '../Button.tsx'
import { DataTable } from '../DataTable.tsx'
import { Pagination } from '../Pagination.tsx'

/** A problem of a cell, in words. */
export interface CellWords {
  /** Spreadsheet row number, from 1. */
  row: number
  column: string
  problem: string
  value: string
}

/** Props of `SheetProblems`: the problems, and the name of the file with them. */
export interface SheetProblemsProps {
  problems: readonly CellWords[]
  fileName: string
}

/** Problems of a sheet page by page, and as a file. */
export function SheetProblems({ problems, fileName }: SheetProblemsProps) {
  const t = useText()
  const [{ current, size }, setPage] = useState({ current: 1, size: 10 })
  const titles = [
    t('sheetImport.table.row'),
    t('sheetImport.table.column'),
    t('sheetImport.table.problem'),
    t('sheetImport.table.value'),
  ]
  const save = () =>
    saveText(fileName, toCsv([titles, ...problems.map((one) => [one.row, one.column, one.problem, one.value])]))
  return (
    <>
      <div className="ct-import-bar">
        <h3 className="ct-import-sub">{t('sheetImport.problems', { count: problems.length })}</h3>
        <Button size="small" onClick={save}>
          {t('sheetImport.save')}
        </Button>
      </div>
      <DataTable
        caption={t('sheetImport.problems', { count: problems.length })}
        rows={problems.slice((current - 1) * size, current * size)}
        rowKey={(one) => `${one.row} ${one.column} ${one.problem}`}
        columns={[
          {
            key: 'row',
            title: titles[0] ?? '',
            cell: (one) => t('sheetImport.table.at', { row: one.row }),
            isLead: true,
          },
          { key: 'column', title: titles[1] ?? '', cell: (one) => one.column },
          { key: 'problem', title: titles[2] ?? '', cell: (one) => one.problem },
          { key: 'value', title: titles[3] ?? '', cell: (one) => <bdi className="ct-import-value">{one.value}</bdi> },
        ]}
      />
      {problems.length > 10 && (
        <Pagination
          current={current}
          pages={Math.ceil(problems.length / size)}
          total={problems.length}
          size={size}
          onChange={(next, nextSize = size) => setPage({ current: next, size: nextSize })}
        />
      )}
    </>
  )
}
