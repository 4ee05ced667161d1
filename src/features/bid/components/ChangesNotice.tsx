import { useText } from '@/i18n/useText.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { TenderChange } from '../tenderChanges.ts'

/** What the publisher has changed since the bidder read the tender; it has to be read before the quote goes out. */
export function ChangesNotice({ changes, onAccept }: { changes: readonly TenderChange[]; onAccept: () => void }) {
  const t = useText()
  const { dateTime } = useFormats()
  const write = ({ field }: TenderChange, text: string) =>
    text === '' ? t('common.none') : field === 'deadline' ? dateTime(text) : text
  return (
    <Notice tone="warn" isAlert>
      <div className="ct-changes">
        <strong>{t('bid.changes.title')}</strong>
        <ul>
          {changes.map((change) => (
            <li key={`${change.field} ${change.laneNo ?? ''}`}>
              {change.laneNo !== undefined && `${t('bid.sum.lane', { no: change.laneNo })} · `}
              {t(`bid.changes.${change.field}`)}: <del>{write(change, change.before)}</del>{' '}
              <ins>{write(change, change.after)}</ins>
            </li>
          ))}
        </ul>
        <Button size="s" look="primary" onClick={onAccept}>
          {t('bid.changes.accept')}
        </Button>
      </div>
    </Notice>
  )
}
