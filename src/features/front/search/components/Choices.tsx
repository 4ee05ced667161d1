import { useEffect, useRef } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { Entry, EntryGroup } from '../entries.ts'
import type { Found } from '../useFound.ts'
import { TypedText } from '@/ui/TypedText.tsx'

/** Id of the list, for aria-controls of the input. */
export const LIST_ID = 'ct-search-list'

/** DOM id of an option. */
export function optionId({ id }: Entry): string {
  return `ct-search-${id.replaceAll(/[^\w-]/g, '_')}`
}

/** Props of `Choices`: the list, the active option, the state of the server's results, and callbacks. */
export interface ChoicesProps {
  groups: readonly EntryGroup[]
  activeId: string | undefined
  found: Found
  note: string | undefined
  onOpen: (entry: Entry, inNewTab: boolean) => void
  onPoint: (id: string) => void
  onClear: () => void
}

interface OptionProps extends Pick<ChoicesProps, 'onOpen' | 'onPoint'> {
  entry: Entry
  isActive: boolean
}

function Option({ entry, isActive, onOpen, onPoint }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={option}
      id={optionId(entry)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="ct-search-option"
      // Keep the focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => !isActive && onPoint(entry.id)}
      onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
      onAuxClick={(event) => event.button === 1 && onOpen(entry, true)}
      onKeyDown={() => undefined}
    >
      <span className="ct-search-name">{entry.kept ? <TypedText>{entry.title}</TypedText> : entry.title}</span>
      {entry.sub !== '' && ' '}
      {entry.sub !== '' && <span className="ct-search-sub">{entry.sub}</span>}
    </div>
  )
}

/** List below the input, in groups, with a note while it is empty or loading. */
export function Choices({ groups, activeId, found, note, onOpen, onPoint, onClear }: ChoicesProps) {
  const t = useText()
  const rows = groups.map(({ id, entries }) => (
    <div key={id} role="group" aria-labelledby={`${LIST_ID}-${id}`} className="ct-search-group">
      <div className="ct-search-head" id={`${LIST_ID}-${id}`} role="presentation">
        {t(`search.group.${id}`)}
      </div>
      {entries.map((entry) => (
        <Option key={entry.id} entry={entry} isActive={entry.id === activeId} onOpen={onOpen} onPoint={onPoint} />
      ))}
    </div>
  ))
  return (
    <div className="ct-search-body">
      {found.isWaiting && <SkeletonBlock height={96} />}
      {found.hasFailed && <ErrorState title={t('search.failed')} onRetry={found.retry} />}
      {note !== undefined && <p className="ct-search-note">{note}</p>}
      <div id={LIST_ID} role="listbox" aria-label={t('search.results')} aria-busy={found.isWaiting}>
        {rows}
      </div>
      {groups[0]?.id === 'RECENT' && (
        <Button size="small" variant="quiet" onClick={onClear}>
          {t('search.clear')}
        </Button>
      )}
    </div>
  )
}

/** Keyboard help, for devices with a keyboard. */
export function KeyHints() {
  const t = useText()
  const isMac = /Mac|iP/.test(navigator.platform)
  const hints = [
    ['\u2191 \u2193', t('search.keys.move')],
    ['Enter', t('search.keys.open')],
    [isMac ? '\u2318 Enter' : 'Ctrl Enter', t('search.keys.tab')],
    ['Esc', t('search.keys.close')],
  ] as const
  return (
    <p className="ct-search-keys" aria-hidden="true">
      {hints.map(([key, text]) => (
        <span key={key}>
          <kbd>{key}</kbd> {text}
        </span>
      ))}
    </p>
  )
}
