import type { Certification } from '@/contract/member/certification/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'

interface NoticesProps {
  detail: Certification
  /** Version that the form is based on. */
  base: number
  isBusy: boolean
  restoredAt: number | undefined
  onKeepMine: () => void
  onDiscard: () => void
}

/** Notices on the form's origin (restored, changed elsewhere), and the effect of submitting it. */
export function FormNotices({ detail, base, isBusy, restoredAt, onKeepMine, onDiscard }: NoticesProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const from = restoredAt === undefined ? detail.draftAt : new Date(restoredAt).toISOString()
  return (
    <div className="ct-cert-notices">
      {isCertified(detail.state) && <Notice tone="warn">{t('certification.again.note')}</Notice>}
      {detail.version !== base && !isBusy ? (
        <Notice tone="warn">
          {t('certification.conflict')}{' '}
          <Button size="small" onClick={onKeepMine}>
            {t('certification.conflict.mine')}
          </Button>{' '}
          <Button size="small" onClick={onDiscard}>
            {t('certification.conflict.theirs')}
          </Button>
        </Notice>
      ) : (
        from !== undefined &&
        restoredAt !== undefined && (
          <Notice>
            {t('common.draft.restored', { time: dateTime(from) })}{' '}
            <Button size="small" onClick={onDiscard}>
              {t('common.draft.discard')}
            </Button>
          </Notice>
        )
      )}
    </div>
  )
}
