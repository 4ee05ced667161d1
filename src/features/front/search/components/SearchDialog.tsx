import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { SEARCH_MAX } from '@/contract/front/search/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import type { Locale } from '@/i18n/locale.ts'
import type { Messages } from '@/i18n/messageStore.ts'
import { useText } from '@/i18n/useText.ts'
import { Dialog } from '@/ui/Dialog.tsx'
import { SearchIcon } from '@/ui/icons.tsx'
import type { Entry } from '../entries.ts'
import { useFound } from '../useFound.ts'
import { useGroups } from '../useGroups.ts'
import { useRecent } from '../useRecent.ts'
import { Choices, KeyHints, LIST_ID, optionId } from './Choices.tsx'
import './search.css'

/** Props of `SearchDialog`: callbacks to close and to sign out, and a loader for texts of the other language. */
export interface SearchDialogProps {
  onClose: () => void
  onSignOut: () => void
  fetchTexts: (name: 'core' | 'search', locale: Locale) => Promise<Messages>
}

const NO_TEXTS: Messages = {}

/** Texts of the other language: pages are found by their titles in both. If they fail to load, only one is searched. */
function useOtherTexts(fetchTexts: SearchDialogProps['fetchTexts']): Messages {
  const { locale } = useLocale()
  const [others, setOthers] = useState<{ of: Locale; texts: Messages }>()
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  useEffect(() => {
    let isOpen = true
    Promise.all([fetchTexts('core', other), fetchTexts('search', other)]).then(
      ([core, search]) => isOpen && setOthers({ of: other, texts: { ...core, ...search } }),
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [fetchTexts, other])
  return others?.of === other ? others.texts : NO_TEXTS
}

/** `word` is the input's value, `typed` the search text: text being composed by an input method is not searched yet. */
function useWord() {
  const [word, setWord] = useState('')
  const [typed, setTyped] = useState('')
  const write = (text: string, isComposing: boolean) => {
    setWord(text)
    if (!isComposing) setTyped(text.trim())
  }
  return { word, typed, write }
}

/** Global search dialog: type, move with the arrow keys, open with Enter or a click. */
export function SearchDialog({ onClose, onSignOut, fetchTexts }: SearchDialogProps) {
  const t = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const { word, typed, write } = useWord()
  const { recent, keep, clear } = useRecent()
  const found = useFound(typed)
  const groups = useGroups({ typed, recent, found: found.groups }, useOtherTexts(fetchTexts), onSignOut)
  const entries = groups.flatMap((group) => group.entries)
  const [activeId, setActiveId] = useState<string>()
  const wantsFirst = useRef(false)
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === activeId),
  )
  const active = entries[at]
  // The links to full searches are not results.
  const count = groups.reduce((sum, { id, entries: { length } }) => (id === 'MORE' ? sum : sum + length), 0)

  // Runs after the dialog's own effect, which focuses its first control.
  useEffect(() => input.current?.focus(), [])

  const open = ({ href, run, kept }: Entry, inNewTab: boolean) => {
    if (href !== undefined && inNewTab) {
      if (kept) keep(kept)
      window.open(href, '_blank', 'noopener')
      return
    }
    onClose()
    if (kept) keep(kept)
    if (href !== undefined) void navigate(href)
    run?.()
  }
  useEffect(() => {
    if (!wantsFirst.current || found.isWaiting) return
    const first = groups.find(({ id }) => id !== 'MORE')?.entries[0]
    if (!first) return
    wantsFirst.current = false
    open(first, false)
  })
  const change = (text: string, isComposing: boolean) => {
    write(text, isComposing)
    setActiveId(undefined)
    wantsFirst.current = false
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const last = entries.length - 1
    const moves: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const to = moves[event.key]
    if (to !== undefined && !event.shiftKey) {
      event.preventDefault()
      setActiveId(entries[to]?.id)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // Typing and pressing Enter at once means: open the first result when it arrives.
      if (activeId === undefined && count === 0 && found.isWaiting) wantsFirst.current = true
      else if (active) open(active, event.ctrlKey || event.metaKey)
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.currentTarget.select()
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('search.title')} size="large">
      <div className="ct-search">
        <div className="ct-search-box">
          <SearchIcon />
          <input
            ref={input}
            className="ct-search-input"
            role="combobox"
            aria-label={t('search.label')}
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={LIST_ID}
            aria-activedescendant={active && optionId(active)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={SEARCH_MAX}
            placeholder={t('search.placeholder')}
            value={word}
            onChange={(event) => change(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => change(event.currentTarget.value, false)}
            onKeyDown={handleKeyDown}
          />
        </div>
        <Choices
          groups={groups}
          activeId={active?.id}
          found={found}
          note={typed !== '' && count === 0 && found.groups ? t('search.none', { q: typed }) : undefined}
          onOpen={open}
          onPoint={setActiveId}
          onClear={() => {
            clear()
            input.current?.focus()
          }}
        />
        <output className="ct-hidden">
          {typed !== '' && (found.isWaiting ? t('search.waiting') : t('search.count', { count }))}
        </output>
        <KeyHints />
      </div>
    </Dialog>
  )
}
