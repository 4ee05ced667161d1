import { DraftNotices } from '@/forms/DraftNotices.tsx'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { useSending } from '../useSending.ts'
import type { EditorState, LocalEditor } from '../editorState.ts'
import { ConflictNotice } from './ConflictNotice.tsx'

/** State of the opened draft. */
export interface NoticesProps {
  initial: EditorState
  editor: LocalEditor
  sending: ReturnType<typeof useSending>
}

/** Notices on the origin of the draft: returned, restored, changed elsewhere. */
export function Notices({ initial, editor, sending }: NoticesProps) {
  const t = useText()
  const returns = useDict('return_reason')
  const { error: freightError, reload } = useFreight()
  const { newer, restart } = editor
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
      <DraftNotices
        restoredAt={editor.start?.restoredAt}
        newer={newer}
        onDiscard={editor.startOver}
        takeNewer={{
          text: t('issue.newer.take'),
          run: () => {
            if (newer)
              restart({ ...initial, form: newer.values.form, version: newer.values.baseVersion }, newer.savedAt)
          },
        }}
      />
      {freightError && (
        <Notice tone="warn">
          <Button size="small" onClick={reload}>
            {t('common.reference.reload')}
          </Button>
        </Notice>
      )}
      {sending.conflict && (
        <ConflictNotice conflict={sending.conflict} onKeepMine={sending.keepMine} onBeginAnew={restart} />
      )}
    </div>
  )
}
