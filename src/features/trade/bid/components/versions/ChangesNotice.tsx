import type { Change } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ChangeList } from '@/reference/changes/ChangeList.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'

/** What the publisher has changed since the bidder read the tender; it has to be read before the quote goes out. */
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
