import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { Locale } from '@/i18n/locale.ts'
import type { Messages } from '@/i18n/messageStore.ts'
import { useText } from '@/i18n/useText.ts'
import { SearchIcon } from '@/ui/icons.tsx'
import { toast } from '@/ui/toast.ts'
import { ErrorBoundary } from '@/ui/ErrorBoundary.tsx'

/** Props of the search in the header: the sign-out function. */
export interface HeaderSearchProps {
  onSignOut: () => void
}
/** Loads messages in a language: pages are found by their titles in both. */
type FetchTexts = (name: 'core' | 'search', locale: Locale) => Promise<Messages>
type Dialog = ComponentType<HeaderSearchProps & { onClose: () => void; fetchTexts: FetchTexts }>

/** The shortcut as printed on the user's keyboard. */
const SHORTCUT = /Mac|iP/.test(navigator.platform) ? '\u2318 K' : 'Ctrl K'

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null

/** Returns the search of the header: a button, Ctrl or Cmd K, and / outside of inputs. Its code loads on demand. */
export function createHeaderSearch(
  load: () => Promise<Dialog>,
  fetchTexts: FetchTexts,
): ComponentType<HeaderSearchProps> {
  const loadAhead = () => void load().catch(() => undefined)
  return function HeaderSearch({ onSignOut }) {
    const t = useText()
    const [Part, setPart] = useState<Dialog>()
    const open = () =>
      load().then(
        (part) => setPart(() => part),
        () => toast.error(t('layout.page.error.chunk')),
      )
    useEffect(() => {
      const handleKey = (event: KeyboardEvent) => {
        const { key, ctrlKey, metaKey, altKey, shiftKey } = event
        const isHeld = ctrlKey || metaKey
        if (isHeld ? altKey || shiftKey || key.toLowerCase() !== 'k' : key !== '/' || isTyped(event.target)) return
        // Not over an open dialog.
        if (event.isComposing || document.querySelector('dialog[open]')) return
        event.preventDefault()
        void open()
      }
      document.addEventListener('keydown', handleKey)
      return () => document.removeEventListener('keydown', handleKey)
    })
    return (
      <>
        <button
          type="button"
          className="ct-tool ct-find"
          aria-label={`${t('layout.search')} ${SHORTCUT}`}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
          onClick={() => void open()}
        >
          <SearchIcon />
          <span>{t('layout.search')}</span> <kbd>{SHORTCUT}</kbd>
        </button>
        {Part && (
          <ErrorBoundary renderError={() => null}>
            <Part fetchTexts={fetchTexts} onSignOut={onSignOut} onClose={() => setPart(undefined)} />
          </ErrorBoundary>
        )}
      </>
    )
  }
}
