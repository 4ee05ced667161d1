import type { Certification } from '@/contract/member/certification/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { DraftNotices } from '@/forms/DraftNotices.tsx'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { LocalEditor } from '../form.ts'

interface NoticesProps {
  detail: Certification
  /** Version that the form is based on. */
  base: number
  isBusy: boolean
  editor: LocalEditor
  onKeepMine: () => void
}

/** Notices on the form's origin (restored, changed elsewhere), and the effect of submitting it. */
export function FormNotices({ detail, base, isBusy, editor, onKeepMine }: NoticesProps) {
  const t = useText()
  const isConflict = detail.version !== base && !isBusy
  return (
    <div className="ct-cert-notices">
      {isCertified(detail.state) && <Notice tone="warn">{t('certification.again.note')}</Notice>}
      {isConflict && (
        <Notice tone="warn">
          {t('certification.conflict')}{' '}
          <Button size="small" onClick={onKeepMine}>
            {t('certification.conflict.mine')}
          </Button>{' '}
          <Button size="small" onClick={editor.startOver}>
            {t('certification.conflict.theirs')}
          </Button>
        </Notice>
      )}
      <DraftNotices
        restoredAt={isConflict ? undefined : editor.start?.restoredAt}
        newer={editor.newer}
        onDiscard={editor.startOver}
      />
    </div>
  )
}
