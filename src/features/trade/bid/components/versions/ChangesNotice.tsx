import type { Change } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ChangeList } from '@/reference/changes/ChangeList.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'

/** The publisher's changes since the bidder opened the tender; they must be accepted before submitting. */
export function ChangesNotice({ changes, onAccept }: { changes: readonly Change[]; onAccept: () => void }) {
  const t = useText()
  return (
    <Notice tone="warn" isAlert>
      <div className="ct-changes">
        <strong>{t('bid.changes.title')}</strong>
        <ChangeList changes={changes} />
        <Button size="small" variant="primary" onClick={onAccept}>
          {t('bid.changes.accept')}
        </Button>
      </div>
    </Notice>
  )
}
