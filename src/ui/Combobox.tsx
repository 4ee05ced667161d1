import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Field } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'
import { CloseIcon } from './icons.tsx'

/** One rendered option: `code` before the name, `other` after it, `end` at the end of the line. */
export interface ComboItem {
  value: string
  code: string
  name: string
  other?: string | null
  end?: string | undefined
  /** Texts that select this option when typed completely and left. */
  exact: readonly string[]
}

/** Props of `Combobox`: the selected value, the search function, and the texts. */
export interface ComboboxProps extends FieldFacts {
  value: string | null
  onChange: (value: string | null) => void
  chosen: ComboItem | undefined
  find: (typed: string, limit?: number) => readonly ComboItem[]
  /** Gets what is typed, where a server finds the options. */
  onType?: ((typed: string) => void) | undefined
  noneText: string
  foundText: (count: number) => string
  placeholder: string
  name?: string | undefined
  disabled?: boolean | undefined
}

interface OptionsProps {
  id: string
  label: string
  found: readonly ComboItem[]
  active: number
  value: string | null
  noneText: string
  onPick: (item: ComboItem) => void
}

/** Options drawn at once; the others follow, so that they keep no key waiting. More than a list shows without scrolling. */
const AT_ONCE = 12
/** The list of a search is prepared so long after it got the focus; the first key would wait for it. */
const PREPARE_MS = 150

/** Give it the text as its key: a new list begins at its top. */
function Options({ id, label, found, active, value, noneText, onPick }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const count = useDeferredValue(found.length, Math.min(found.length, AT_ONCE))
  const lastShown = useRef(0)
  useEffect(() => {
    // The first option needs no scrolling, which would have the whole page laid out at once.
    if (active === lastShown.current) return
    const option = list.current?.children[active]
    option?.scrollIntoView?.({ block: 'nearest' })
    if (option) lastShown.current = active
  }, [active, count])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="ct-combo-list">
      {found.slice(0, count).map((item, index) => (
        <div
          key={item.value}
          id={`${id}-${item.value}`}
          role="option"
          tabIndex={-1}
          aria-selected={item.value === value}
          data-active={index === active || undefined}
          className="ct-combo-option"
          // Keep the focus in the input; blur would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
          onKeyDown={() => undefined}
        >
          <span className="ct-code">{item.code}</span>
          <span>
            {item.name} <span className="ct-combo-other">{item.other}</span>
          </span>
          <span className="ct-combo-other">{item.end}</span>
        </div>
      ))}
      {found.length === 0 && <p className="ct-combo-none">{noneText}</p>}
    </div>
  )
}

function useCombobox({ onChange, chosen, find, onType }: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = find(typed ?? '')
  const shown = typed ?? chosen?.name ?? ''
  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(0)
  }
  const pick = (item: ComboItem) => {
    onChange(item.value)
    close()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = found.length - 1
    const moves: Record<string, number> = {
      ArrowDown: isOpen ? Math.min(active + 1, last) : 0,
      ArrowUp: isOpen ? Math.max(active - 1, 0) : last,
    }
    const to = moves[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive(Math.max(0, to))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const item = found[active]
      if (item) pick(item)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const handleBlur = () => {
    // On blur a complete code or name selects its option; any other text falls back to the previous selection.
    const best = typed ? find(typed, 1)[0] : undefined
    const isExact = best && typed && best.exact.some((text) => text.toLowerCase() === typed.trim().toLowerCase())
    if (best && isExact) onChange(best.value)
    else if (typed === '') onChange(null)
    close()
  }
  const handleType = (text: string) => {
    setTyped(text)
    onType?.(text)
    setActive(0)
    setOpen(true)
  }
  return { active, found, isOpen, shown, typed, pick, setOpen, handleBlur, handleKeyDown, handleType }
}

/** Type-ahead over a list (ARIA combobox with listbox): arrow keys move, Enter or a click chooses. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, isRequired, value, onChange, chosen, name, placeholder, disabled } = props
  const t = useText()
  const listId = useId()
  const combobox = useCombobox(props)
  const activeItem = combobox.isOpen ? combobox.found[combobox.active] : undefined
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <div className="ct-combo">
          <div className="ct-combo-row">
            {chosen && combobox.typed === null && (
              <span className="ct-combo-code" aria-hidden="true">
                {chosen.code}
              </span>
            )}
            <input
              {...control}
              className="ct-input"
              role="combobox"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              disabled={disabled}
              placeholder={placeholder}
              aria-autocomplete="list"
              aria-expanded={combobox.isOpen}
              aria-controls={combobox.isOpen ? listId : undefined}
              aria-activedescendant={activeItem ? `${listId}-${activeItem.value}` : undefined}
              value={combobox.shown}
              onChange={(event) => combobox.handleType(event.target.value)}
              onFocus={(event) => {
                event.target.select()
                setTimeout(() => props.find('a', 1), PREPARE_MS)
              }}
              onClick={() => combobox.setOpen(true)}
              onBlur={combobox.handleBlur}
              onKeyDown={combobox.handleKeyDown}
            />
            {value !== null && !disabled && (
              <button
                type="button"
                className="ct-combo-clear"
                aria-label={t('ui.port.clear', { label })}
                onClick={() => onChange(null)}
              >
                <CloseIcon size={14} />
              </button>
            )}
            {name && <input type="hidden" name={name} value={value ?? ''} />}
          </div>
          {combobox.isOpen && (
            <Options
              key={combobox.typed}
              id={listId}
              label={label}
              found={combobox.found}
              active={combobox.active}
              value={value}
              noneText={props.noneText}
              onPick={combobox.pick}
            />
          )}
          <output className="ct-hidden">
            {combobox.isOpen && combobox.typed ? props.foundText(combobox.found.length) : ''}
          </output>
        </div>
      )}
    </Field>
  )
}
