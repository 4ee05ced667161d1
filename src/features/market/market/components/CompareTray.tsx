import { MAX_COMPARED } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { CloseIcon } from '@/ui/icons.tsx'
import type { Compare } from '../useCompare.ts'
import '@/ui/compare.css'

/** Sticky bar with the listings selected for comparison. */
export function CompareTray({ compare }: { compare: Compare }) {
  const t = useText()
  const { columns, ids, remove, clear, show, tray } = compare
  if (ids.length === 0) return null
  return (
    <section ref={tray} tabIndex={-1} className="ct-footbar ct-compare-tray" aria-label={t('market.compare.tray')}>
      <span className="ct-compare-count" role="status">
        {t('market.compare.count', { count: ids.length, most: MAX_COMPARED })}
      </span>
      <ul className="ct-compare-chosen">
        {columns.map(({ id, listing, state }) => {
          const name = listing?.title ?? t(state === 'loading' ? 'market.compare.loading' : 'market.compare.gone')
          return (
            <li key={id}>
              <span className="ct-compare-name">{name}</span>
              <button
                type="button"
                className="ct-compare-out"
                aria-label={t('market.compare.remove', { title: name })}
                onClick={() => {
                  remove(id)
                  tray.current?.focus()
                }}
              >
                <CloseIcon />
              </button>
            </li>
          )
        })}
      </ul>
      <span className="ct-compare-do">
        <ActionButton
          variant="primary"
          size="small"
          disabledReason={ids.length < 2 ? t('market.compare.oneMore') : null}
          onClick={() => show(true)}
        >
          {t('market.compare.show')}
        </ActionButton>
        <Button variant="quiet" size="small" onClick={clear}>
          {t('market.compare.clear')}
        </Button>
      </span>
    </section>
  )
}
