import { useEffect, useRef, useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { LaneSketch } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { runReading } from '../sheet/runReading.ts'
import type { Reading } from '../sheet/runReading.ts'
import { saveTemplate } from '../sheet/template.ts'
import { MAX_BYTES, MAX_ROWS, SheetError } from '../sheet/types.ts'
import type { SheetContext, SheetFailure, SheetResult, Source } from '../sheet/types.ts'
import { ImportResult } from './ImportResult.tsx'
import { ImportSource } from './ImportSource.tsx'
import './import.css'

/** Props of `ImportDialog`: what follows from closing it, and from taking lanes. */
export interface ImportDialogProps {
  onClose: () => void
  onTake: (lanes: readonly LaneSketch[], how: 'replace' | 'append') => void
}

type Stage =
  | { kind: 'choose'; failure?: SheetFailure }
  | { kind: 'reading'; done: number; total: number }
  | { kind: 'result'; result: SheetResult }

function useSheetContext(): SheetContext {
  const { clock } = useApi()
  const { ports, containerTypes } = useFreight()
  const { form } = useIssue()
  const { mode = 'FCL', type = 'SPOT' } = form.draft
  return {
    ports,
    boxTypes: containerTypes.map(({ isoCode, code }) => ({ isoCode, code })),
    mode,
    type,
    now: clock.now(),
  }
}

/** Lanes out of a spreadsheet: choose, read beside the page, see what is wrong row by row, take the good ones. */
export function ImportDialog({ onClose, onTake }: ImportDialogProps) {
  const t = useText()
  const isChinese = useLocale().locale === 'zh-CN'
  const context = useSheetContext()
  const [stage, setStage] = useState<Stage>({ kind: 'choose' })
  const reading = useRef<Reading>(undefined)
  useEffect(() => () => reading.current?.cancel(), [])

  const read = async (source: Source) => {
    setStage({ kind: 'reading', done: 0, total: 0 })
    const mine = runReading(source, context, (done, total) => setStage({ kind: 'reading', done, total }))
    reading.current = mine
    try {
      const result = await mine.result
      if (reading.current === mine) setStage({ kind: 'result', result })
    } catch (error) {
      const failure: SheetFailure = error instanceof SheetError ? error.failure : { code: 'unavailable' }
      if (reading.current === mine) setStage({ kind: 'choose', failure })
    }
  }
  const readFile = async (file: File) => {
    if (file.size > MAX_BYTES)
      return setStage({ kind: 'choose', failure: { code: 'tooBig', params: { max: MAX_BYTES / 1024 / 1024 } } })
    try {
      return await read({ kind: 'file', name: file.name, bytes: await file.arrayBuffer() })
    } catch {
      // The file was moved or changed while it was chosen.
      return setStage({ kind: 'choose', failure: { code: 'broken' } })
    }
  }
  const template = async (kind: 'xlsx' | 'csv') => {
    try {
      await saveTemplate(kind, context, isChinese)
    } catch {
      setStage({ kind: 'choose', failure: { code: 'unavailable' } })
    }
  }
  const cancel = () => {
    reading.current?.cancel()
    reading.current = undefined
    setStage({ kind: 'choose' })
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('issue.import.title')} size="l">
      {stage.kind === 'choose' && (
        <>
          {stage.failure && <FailureNotice failure={stage.failure} />}
          <ImportSource
            onText={(text) => void read({ kind: 'text', text })}
            onFile={(file) => void readFile(file)}
            onTemplate={(kind) => void template(kind)}
          />
        </>
      )}
      {stage.kind === 'reading' && (
        <div className="ct-import-reading" role="status">
          <Meter
            value={stage.done}
            max={Math.max(1, stage.total)}
            label={t('issue.import.reading')}
            text={
              stage.total === 0
                ? t('issue.import.opening')
                : t('issue.import.progress', { done: stage.done, total: stage.total })
            }
          />
          <Button onClick={cancel}>{t('common.action.cancel')}</Button>
        </div>
      )}
      {stage.kind === 'result' && <ImportResult result={stage.result} onTake={onTake} onAgain={cancel} />}
    </Dialog>
  )
}

function FailureNotice({ failure }: { failure: SheetFailure }) {
  const t = useText()
  return (
    <Notice tone="danger" isAlert>
      {t(`issue.import.failure.${failure.code}`, { max: MAX_ROWS, count: '', names: '', ...failure.params })}
    </Notice>
  )
}
