import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '@/i18n/useText.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { Field } from './Field.tsx'
import type { FieldFacts } from './Field.tsx'
import { CloseIcon } from './icons.tsx'
import { findPorts } from './portSearch.ts'
import type { PortOption } from './portSearch.ts'

/** Props of `PortCombobox`: `value` is a UN/LOCODE or null; `options` are all ports there are. */
export interface PortComboboxProps extends FieldFacts {
  value: string | null
  onChange: (unlocode: string | null) => void
  options: readonly PortOption[]
  name?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

interface OptionsProps {
  id: string
  label: string
  found: readonly PortOption[]
  active: number
  value: string | null
  isChinese: boolean
  onPick: (port: PortOption) => void
}

function Options({ id, label, found, active, value, isChinese, onPick }: OptionsProps) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="ct-combo-list">
      {found.map((port, index) => (
        <div
          key={port.unlocode}
          id={`${id}-${port.unlocode}`}
          role="option"
          tabIndex={-1}
          aria-selected={port.unlocode === value}
          data-active={index === active || undefined}
          className="ct-combo-option"
          // The input must keep the focus, or the list would close before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(port)}
          onKeyDown={() => undefined}
        >
          <span className="ct-code">{port.unlocode}</span>
          <span>
            {isChinese ? port.nameZh : port.nameEn}{' '}
            <span className="ct-combo-other">{isChinese ? port.nameEn : null}</span>
          </span>
          <span className="ct-combo-other">{port.country}</span>
        </div>
      ))}
      {found.length === 0 && <p className="ct-combo-none">{t('ui.port.none')}</p>}
    </div>
  )
}

function useCombobox({ value, onChange, options }: PortComboboxProps, isChinese: boolean) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = findPorts(options, typed ?? '')
  const chosen = options.find((port) => port.unlocode === value)
  const shown = typed ?? (chosen ? (isChinese ? chosen.nameZh : chosen.nameEn) : '')
  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(0)
  }
  const pick = (port: PortOption) => {
    onChange(port.unlocode)
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
      const port = found[active]
      if (port) pick(port)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const handleBlur = () => {
    // A full code or name typed and left is meant; anything else falls back to what was chosen.
    const best = typed ? findPorts(options, typed, 1)[0] : undefined
    const isExact =
      best &&
      typed &&
      [best.unlocode, best.nameZh, best.nameEn, ...(best.aliases ?? [])].some(
        (text) => text.toLowerCase() === typed.trim().toLowerCase(),
      )
    if (best && isExact) onChange(best.unlocode)
    else if (typed === '') onChange(null)
    close()
  }
  const handleType = (text: string) => {
    setTyped(text)
    setActive(0)
    setOpen(true)
  }
  return { active, chosen, found, isOpen, shown, typed, pick, setOpen, handleBlur, handleKeyDown, handleType }
}

/** Type-ahead for ports (ARIA combobox with list box): finds by code, alias, Chinese, pinyin, initials and English. */
export function PortCombobox(props: PortComboboxProps) {
  const { label, hint, error, isRequired, value, onChange, name, placeholder, disabled } = props
  const t = useText()
  const isChinese = useLocale().locale === 'zh-CN'
  const listId = useId()
  const box = useCombobox(props, isChinese)
  const activePort = box.isOpen ? box.found[box.active] : undefined
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <div className="ct-combo">
          <div className="ct-combo-row">
            {box.chosen && box.typed === null && (
              <span className="ct-combo-code" aria-hidden="true">
                {box.chosen.unlocode}
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
              placeholder={placeholder ?? t('ui.port.placeholder')}
              aria-autocomplete="list"
              aria-expanded={box.isOpen}
              aria-controls={box.isOpen ? listId : undefined}
              aria-activedescendant={activePort ? `${listId}-${activePort.unlocode}` : undefined}
              value={box.shown}
              onChange={(event) => box.handleType(event.target.value)}
              onFocus={(event) => event.target.select()}
              onClick={() => box.setOpen(true)}
              onBlur={box.handleBlur}
              onKeyDown={box.handleKeyDown}
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
          {box.isOpen && (
            <Options
              id={listId}
              label={label}
              found={box.found}
              active={box.active}
              value={value}
              isChinese={isChinese}
              onPick={box.pick}
            />
          )}
          <output className="ct-hidden">
            {box.isOpen && box.typed ? t('ui.port.found', { count: box.found.length }) : ''}
          </output>
        </div>
      )}
    </Field>
  )
}
