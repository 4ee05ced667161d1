import { useState } from 'react'
import { BULK_VERBS, MAX_BULK } from '@/contract/listing/values.ts'
import type { BulkVerb } from '@/contract/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import type { Picked } from '../usePicked.ts'
import { BulkDialog } from './BulkDialog.tsx'

interface BarProps {
  picked: Picked
  /** Called when something was done with the ticked ones. */
  onChange: () => void
}

/** Ticks the page, says how many are ticked and what can be done with them. */
export function BulkBar({ picked, onChange }: BarProps) {
  const t = useText()
  const [verb, setVerb] = useState<BulkVerb>()
  const { rows, page } = picked
  const count = rows.length
  if (page === undefined && count === 0 && !verb) return null
  return (
    <div className="ct-listing-bulk" role="group" aria-label={t('listing.bulk.label')}>
      {page !== undefined && (
        <label className="ct-check">
          <input
            type="checkbox"
            checked={page === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = page === 'some'
            }}
            onChange={picked.togglePage}
          />
          <span>{t('listing.bulk.page')}</span>
        </label>
      )}
      <span role="status">{count > 0 && t('listing.bulk.count', { count, max: MAX_BULK })}</span>
      {count > 0 && (
        <>
          {BULK_VERBS.map((one) => (
            <Button key={one} size="s" onClick={() => setVerb(one)}>
              {t(`listing.bulk.verb.${one}`)}
            </Button>
          ))}
          <Button size="s" look="quiet" onClick={() => picked.keep([])}>
            {t('listing.bulk.clear')}
          </Button>
        </>
      )}
      {verb && (
        <BulkDialog
          verb={verb}
          rows={rows}
          onDone={(failed) => {
            picked.keep(failed)
            onChange()
          }}
          onClose={() => setVerb(undefined)}
        />
      )}
    </div>
  )
}
