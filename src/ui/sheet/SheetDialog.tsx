import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { MAX_BYTES, SheetError } from '@/shared/sheet/cells.ts'
import type { SheetFailure, Source } from '@/shared/sheet/cells.ts'
import type { Going, SheetReading } from '@/shared/sheet/reading.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { Meter } from '../Meter.tsx'
import { Notice } from '../Notice.tsx'
import { SheetSource } from './SheetSource.tsx'
import './sheet.css'

/** Props of `SheetDialog`: how a sheet is read, the template to begin with, and what is shown of a result. */
export interface SheetDialogProps<Result> {
  title: string
  /** Most rows that are read. */
  maxRows: number
  read: (source: Source, onProgress: Going['onProgress']) => SheetReading<Result>
  onTemplate: (kind: 'xlsx' | 'csv') => Promise<void>
  onClose: () => void
  /** `again` goes back to choosing. */
  children: (result: Result, again: () => void) => ReactNode
}

type Stage<Result> =
  | { kind: 'choose'; failure?: SheetFailure }
  | { kind: 'reading'; done: number; total: number }
  | { kind: 'result'; result: Result }

/** Rows out of a spreadsheet: choose, read beside the page with a way to stop, see what came of it. */
export function SheetDialog<Result>(props: SheetDialogProps<Result>) {
  const { title, maxRows, read, onTemplate, onClose, children } = props
  const t = useText()
  const [stage, setStage] = useState<Stage<Result>>({ kind: 'choose' })
  const reading = useRef<SheetReading<Result>>(undefined)
  useEffect(() => () => reading.current?.cancel(), [])

  const begin = async (source: Source) => {
    setStage({ kind: 'reading', done: 0, total: 0 })
    const mine = read(source, (done, total) => setStage({ kind: 'reading', done, total }))
    reading.current = mine
    try {
      const result = await mine.result
      if (reading.current === mine) setStage({ kind: 'result', result })
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
      // The file was moved or changed while it was chosen.
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
    <Dialog isOpen onClose={onClose} title={title} size="l">
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
      {stage.kind === 'result' && children(stage.result, again)}
    </Dialog>
  )
}
