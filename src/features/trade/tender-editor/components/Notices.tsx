import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { useSending } from '../useSending.ts'
import type { DraftHandle } from '@/drafts/useDraft.ts'
import type { LocalIssue, EditorState } from '../editorState.ts'
import { ConflictNotice } from './ConflictNotice.tsx'

/** State of the opened draft, and callbacks. */
export interface NoticesProps {
  initial: EditorState
  local: DraftHandle<LocalIssue>
  onBeginAnew: (next: Omit<EditorState, 'key'>) => void
  onDiscard: () => void
  sending: ReturnType<typeof useSending>
  /** The form was restored from this device and has not been saved since. */
  isRestored: boolean
}

/** Notices on the origin of the draft: returned, restored, changed elsewhere. */
export function Notices({ initial, local, sending, isRestored, onBeginAnew, onDiscard }: NoticesProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const returns = useDict('return_reason')
  const { error: freightError, reload } = useFreight()
  const { newer } = local
  const timeOf = (ms: number) => dateTime(new Date(ms).toISOString())
  return (
    <div className="ct-issue-notices">
      {initial.returnReason && (
        <Notice tone="danger">
          <strong>{t('issue.returned')}</strong> {returns.labelOf(initial.returnReason)}
        </Notice>
      )}
      {initial.amending && (
        <Notice>{t('issue.amend.intro', { no: initial.amending.no, count: initial.amending.bidCount })}</Notice>
      )}
      {isRestored && initial.restoredAt !== undefined && (
        <Notice>
          {t('common.draft.restored', { time: timeOf(initial.restoredAt) })}{' '}
          <Button size="small" onClick={onDiscard}>
            {t('common.draft.discard')}
          </Button>
        </Notice>
      )}
      {newer && newer.savedAt !== initial.restoredAt && (
        <Notice tone="warn">
          {t('common.draft.newer')} ({timeOf(newer.savedAt)}){' '}
          <Button
            size="small"
            onClick={() =>
              onBeginAnew({
                ...initial,
                form: newer.values.form,
                version: newer.values.baseVersion,
                restoredAt: newer.savedAt,
              })
            }
          >
            {t('issue.newer.take')}
          </Button>
        </Notice>
      )}
      {freightError && (
        <Notice tone="warn">
          <Button size="small" onClick={reload}>
            {t('common.reference.reload')}
          </Button>
        </Notice>
      )}
      {sending.conflict && (
        <ConflictNotice conflict={sending.conflict} onKeepMine={sending.keepMine} onBeginAnew={onBeginAnew} />
      )}
    </div>
  )
}
