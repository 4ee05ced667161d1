import { useState } from 'react'
import { BULK_ACTIONS, MAX_BULK } from '@/contract/market/listing/values.ts'
import type { BulkAction } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import type { Picked } from '../usePicked.ts'
import { BulkDialog } from './BulkDialog.tsx'

/** Selects the page, shows the number of selected listings and the bulk actions. */
export function BulkBar({ picked }: { picked: Picked }) {
  const t = useText()
  const [action, setAction] = useState<BulkAction>()
  const { rows, page } = picked
  const count = rows.length
  if (page === undefined && count === 0 && !action) return null
  return (
    <div className="ct-listing-bulk" role="group" aria-label={t('listing.bulk.label')}>
      {page !== undefined && (
        <label className="ct-check">
          <input
            type="checkbox"
            checked={page === 'all'}
            ref={(checkbox) => {
              if (checkbox) checkbox.indeterminate = page === 'some'
            }}
            onChange={picked.togglePage}
          />
          <span>{t('listing.bulk.page')}</span>
        </label>
      )}
      <span role="status">{count > 0 && t('listing.bulk.count', { count, max: MAX_BULK })}</span>
      {count > 0 && (
        <>
          {BULK_ACTIONS.map((one) => (
            <Button key={one} size="small" onClick={() => setAction(one)}>
              {t(`listing.bulk.verb.${one}`)}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={() => picked.keep([])}>
            {t('listing.bulk.clear')}
          </Button>
        </>
      )}
      {action && <BulkDialog action={action} rows={rows} onDone={picked.keep} onClose={() => setAction(undefined)} />}
    </div>
  )
}
