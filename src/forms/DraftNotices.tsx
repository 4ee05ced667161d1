import type { Draft } from '@/drafts/types.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'

/** Props of `DraftNotices`. */
export interface DraftNoticesProps {
  /** The server has another version, which the next save replaces. */
  isChanged?: boolean
  /** Time of the restored draft, ms since 1970; undefined if there is none. */
  restoredAt: number | undefined
  /** The draft that another tab saved later. */
  newer: Pick<Draft, 'savedAt'> | undefined
  /** Makes a button that discards the restored draft. */
  onDiscard?: (() => void) | undefined
  /** Makes a button that loads the other tab's draft. */
  takeNewer?: { text: string; run: () => void }
}

/** Notices of an editor's draft: changed on the server, restored from this device, saved later by another tab. */
export function DraftNotices({ isChanged = false, restoredAt, newer, onDiscard, takeNewer }: DraftNoticesProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const timeOf = (ms: number) => dateTime(new Date(ms).toISOString())
  return (
    <>
      {isChanged && (
        <Notice tone="warn" isAlert>
          {t('common.draft.changed')}
        </Notice>
      )}
      {restoredAt !== undefined && (
        <Notice>
          {t('common.draft.restored', { time: timeOf(restoredAt) })}{' '}
          {onDiscard && (
            <Button size="small" onClick={onDiscard}>
              {t('common.draft.discard')}
            </Button>
          )}
        </Notice>
      )}
      {newer && newer.savedAt !== restoredAt && (
        <Notice tone="warn">
          {t('common.draft.newer')} ({timeOf(newer.savedAt)}){' '}
          {takeNewer && (
            <Button size="small" onClick={takeNewer.run}>
              {takeNewer.text}
            </Button>
          )}
        </Notice>
      )}
    </>
  )
}
