import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { Button } from '@/ui/Button.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { addressOf, useSavedSearches } from '../useSavedSearches.ts'
import type { TenderSearch } from '../useTenderSearch.ts'
import { RemoveSearchDialog, SaveSearchDialog } from './SavedSearchDialogs.tsx'
import './tender.css'

interface SavedProps {
  search: TenderSearch
  isSignedIn: boolean
}

/** The enterprise's saved searches with counts of new results, and actions for the current one. */
export function SavedSearches({ search, isSignedIn }: SavedProps) {
  const t = useText()
  const navigate = useNavigate()
  const { query, current } = useSavedSearches(search, isSignedIn)
  const [asked, setAsked] = useState<'save' | 'rename' | 'remove'>()
  const searches = query.data?.searches ?? []
  const close = () => setAsked(undefined)
  const done = () => {
    close()
    query.refresh()
  }
  if (searches.length === 0 && !search.isFiltered) return null
  return (
    <div className="ct-saved">
      {searches.length > 0 && (
        <nav className="ct-saved" aria-label={t('tender.saved.title')}>
          <span className="ct-saved-title" aria-hidden="true">
            {t('tender.saved.title')}
          </span>
          <ul className="ct-saved-list">
            {searches.map((saved) => (
              <li key={saved.id}>
                <RouteLink
                  className="ct-saved-link"
                  to={addressOf(saved)}
                  aria-current={saved === current ? 'page' : undefined}
                >
                  <TypedText>{saved.name}</TypedText>
                  {saved.fresh > 0 && (
                    <span className="ct-saved-new">{t('tender.saved.new', { count: saved.fresh })}</span>
                  )}
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isSignedIn && (
        <Button size="small" onClick={() => void navigate(loginAddress(location.href))}>
          {t('tender.saved.login')}
        </Button>
      )}
      {isSignedIn && search.isFiltered && !current && query.data && (
        <Button size="small" onClick={() => setAsked('save')}>
          {t('tender.saved.save')}
        </Button>
      )}
      {current && (
        <>
          <Button size="small" variant="quiet" onClick={() => setAsked('rename')}>
            {t('tender.saved.rename')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsked('remove')}>
            {t('tender.saved.remove')}
          </Button>
        </>
      )}
      {(asked === 'save' || (asked === 'rename' && current)) && (
        <SaveSearchDialog
          search={search}
          saved={asked === 'rename' ? current : undefined}
          onClose={close}
          onDone={done}
        />
      )}
      {asked === 'remove' && current && <RemoveSearchDialog saved={current} onClose={close} onDone={done} />}
    </div>
  )
}
