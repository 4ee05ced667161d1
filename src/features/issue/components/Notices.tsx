import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { useSending } from '../useSending.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import type { WizardProps } from './Wizard.tsx'

interface NoticesProps extends WizardProps {
  sending: ReturnType<typeof useSending>
  /** The form came from this device and has not been saved since. */
  isRestored: boolean
}

/** How the draft came to be what it is: sent back, restored, changed elsewhere. */
export function Notices({ opened, local, sending, isRestored, onBeginAnew, onDiscard }: NoticesProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const returns = useDict('return_reason')
  const { error: freightError, reload } = useFreight()
  const { newer } = local
  const timeOf = (ms: number) => dateTime(new Date(ms).toISOString())
  return (
    <div className="ct-issue-notices">
      {opened.returnReason && (
        <Notice tone="danger">
          <strong>{t('issue.returned')}</strong> {returns.labelOf(opened.returnReason)}
        </Notice>
      )}
      {opened.amending && (
        <Notice>{t('issue.amend.intro', { no: opened.amending.no, count: opened.amending.bidCount })}</Notice>
      )}
      {isRestored && opened.restoredAt !== undefined && (
        <Notice>
          {t('common.draft.restored', { time: timeOf(opened.restoredAt) })}{' '}
          <Button size="s" onClick={onDiscard}>
            {t('common.draft.discard')}
          </Button>
        </Notice>
      )}
      {newer && newer.savedAt !== opened.restoredAt && (
        <Notice tone="warn">
          {t('common.draft.newer')} ({timeOf(newer.savedAt)}){' '}
          <Button
            size="s"
            onClick={() =>
              onBeginAnew({
                ...opened,
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
          <Button size="s" onClick={reload}>
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
