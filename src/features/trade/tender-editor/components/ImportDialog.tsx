import { useApi } from '@/api/ApiContext.tsx'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { usePlaces } from '@/reference/usePlaces.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { MAX_ROWS } from '@/shared/sheet/cells.ts'
import { onDevice } from '@/ui/sheet/columnMemory.ts'
import { SheetDialog } from '@/ui/sheet/SheetDialog.tsx'
import type { LaneInput } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { runReading } from '../sheet/runReading.ts'
import { columnOptions, saveTemplate } from '../sheet/template.ts'
import type { BareContext, SheetResult } from '../sheet/types.ts'
import { ImportResult } from './ImportResult.tsx'

/** Props of `ImportDialog`. */
export interface ImportDialogProps {
  onClose: () => void
  onTake: (lanes: readonly LaneInput[], how: 'replace' | 'append') => void
}

function useSheetContext(): BareContext {
  const { clock } = useApi()
  const { containerTypes } = useFreight()
  const { form } = useIssue()
  const { mode = 'FCL', type = 'SPOT' } = form.draft
  return {
    ports: usePlaces(mode),
    boxTypes: containerTypes.map(({ isoCode, code }) => ({ isoCode, code })),
    mode,
    type,
    now: clock.now(),
  }
}

/** Imports lanes from a spreadsheet: parse in a worker, list problems per row, take the valid rows. */
export function ImportDialog({ onClose, onTake }: ImportDialogProps) {
  const t = useText()
  const isChinese = useLocale().locale === 'zh-CN'
  const context = useSheetContext()
  const { user } = useSession()
  const options = columnOptions(context, isChinese, {
    lane: t('issue.import.columns.lane'),
    boxes: t('issue.field.boxes'),
  })
  return (
    <SheetDialog<SheetResult>
      title={t('issue.import.title')}
      maxRows={MAX_ROWS}
      memory={onDevice({ userId: user?.id, sheet: 'lanes' })}
      options={options}
      read={(source, choices, onProgress) => runReading(source, { ...context, choices }, onProgress)}
      onTemplate={(kind) => saveTemplate(kind, context, isChinese)}
      onClose={onClose}
    >
      {(result, again) => <ImportResult result={result} onTake={onTake} onAgain={again} />}
    </SheetDialog>
  )
}
