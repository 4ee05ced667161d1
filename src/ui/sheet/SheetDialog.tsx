import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { MAX_BYTES, SheetError } from '@/shared/sheet/cells.ts'
import type { SheetFailure, Source } from '@/shared/sheet/cells.ts'
import type { ColumnChoices, ColumnMatching } from '@/shared/sheet/matching.ts'
import type { Going, SheetAnswer, SheetReading } from '@/shared/sheet/reading.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { Meter } from '../Meter.tsx'
import { Notice } from '../Notice.tsx'
import type { ColumnMemory } from './columnMemory.ts'
import { ColumnStep } from './ColumnStep.tsx'
import type { ColumnOption } from './ColumnStep.tsx'
import { SheetNotices } from './SheetNotices.tsx'
import { SheetSource } from './SheetSource.tsx'
import './sheet.css'

/** Props of `SheetDialog`: how a sheet is read, its template, and how a result is rendered. */
export interface SheetDialogProps<Result> {
  title: string
  /** Maximum number of rows. */
  maxRows: number
  /** Where column choices are kept, and the options. */
  memory: ColumnMemory
  options: readonly ColumnOption[]
  read: (source: Source, choices: ColumnChoices, onProgress: Going['onProgress']) => SheetReading<SheetAnswer<Result>>
  onTemplate: (kind: 'xlsx' | 'csv') => Promise<void>
  onClose: () => void
  /** `again` goes back to the first step. */
  children: (result: Result, again: () => void) => ReactNode
}

type Stage<Result> =
  | { kind: 'choose'; failure?: SheetFailure }
  | { kind: 'reading'; done: number; total: number }
  | { kind: 'columns'; source: Source; matching: ColumnMatching }
  | { kind: 'result'; source: Source; answer: SheetAnswer<Result>; result: Result; isRemembered: boolean }

/** Spreadsheet import: choose, read in a worker (can be cancelled), map columns, see the result. */
export function SheetDialog<Result>(props: SheetDialogProps<Result>) {
  const { title, maxRows, memory, options, read, onTemplate, onClose, children } = props
  const t = useText()
  const [stage, setStage] = useState<Stage<Result>>({ kind: 'choose' })
  const reading = useRef<SheetReading<SheetAnswer<Result>>>(undefined)
  useEffect(() => () => reading.current?.cancel(), [])

  const begin = async (source: Source, said?: ColumnChoices) => {
    setStage({ kind: 'reading', done: 0, total: 0 })
    const choices = said ? memory.remember(said) : memory.recalled()
    const mine = read(source, choices, (done, total) => setStage({ kind: 'reading', done, total }))
    reading.current = mine
    try {
      const answer = await mine.result
      if (reading.current !== mine) return
      const { matching, result } = answer
      if (result === undefined) setStage({ kind: 'columns', source, matching })
      else setStage({ kind: 'result', source, answer, result, isRemembered: said === undefined })
    } catch (error) {
      const failure: SheetFailure = error instanceof SheetError ? error.failure : { code: 'unavailable' }
      if (reading.current === mine) setStage({ kind: 'choose', failure })
    }
  }
  const beginFile = async (file: File) => {
    if (file.size > MAX_BYTES)
      return setStage({ kind: 'choose', failure: { code: 'tooBig', params: { max: MAX_BYTES / 1024 / 1024 } } })
    try {
      return await begin({ kind: 'file', name: file.name, bytes: await file.arrayBuffer() })
    } catch {
      // The file was moved or changed after it was selected.
      return setStage({ kind: 'choose', failure: { code: 'broken' } })
    }
  }
  const template = async (kind: 'xlsx' | 'csv') => {
    try {
      await onTemplate(kind)
    } catch {
      setStage({ kind: 'choose', failure: { code: 'unavailable' } })
    }
  }
  const again = () => setStage({ kind: 'choose' })
  const stop = () => {
    reading.current?.cancel()
    reading.current = undefined
    again()
  }
  return (
    <Dialog isOpen onClose={onClose} title={title} size="large">
      {stage.kind === 'choose' && (
        <>
          {stage.failure && (
            <Notice tone="danger" isAlert>
              {t(`sheetImport.failure.${stage.failure.code}`, {
                max: maxRows,
                count: '',
                names: '',
                ...stage.failure.params,
              })}
            </Notice>
          )}
          <SheetSource
            maxRows={maxRows}
            onText={(text) => void begin({ kind: 'text', text })}
            onFile={(file) => void beginFile(file)}
            onTemplate={(kind) => void template(kind)}
          />
        </>
      )}
      {stage.kind === 'reading' && (
        <div className="ct-import-reading" role="status">
          <Meter
            value={stage.done}
            max={Math.max(1, stage.total)}
            label={t('sheetImport.reading')}
            text={
              stage.total === 0
                ? t('sheetImport.opening')
                : t('sheetImport.progress', { done: stage.done, total: stage.total })
            }
          />
          <Button onClick={stop}>{t('common.action.cancel')}</Button>
        </div>
      )}
      {stage.kind === 'columns' && (
        <ColumnStep
          matching={stage.matching}
          options={options}
          isShared={memory.isShared}
          onDone={(choices) => void begin(stage.source, choices)}
          onAgain={again}
        />
      )}
      {stage.kind === 'result' && (
        <div className="ct-import">
          <SheetNotices
            {...stage.answer}
            options={options}
            isRemembered={stage.isRemembered}
            onChange={() => setStage({ kind: 'columns', source: stage.source, matching: stage.answer.matching })}
          />
          {children(stage.result, again)}
        </div>
      )}
    </Dialog>
  )
}
