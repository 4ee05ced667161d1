import { useDebounce } from 'ahooks'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { HsHit } from '@/contract/tools/customs/schemas.ts'
import { normalizeHsCode } from '@/contract/validation.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import type { FieldFacts } from '@/ui/Field.tsx'
import { useNameOf } from '../useReferences.ts'
import './hs.css'

const PAUSE_MS = 250
const MOST = 12

function useHits(typed: string, isOpen: boolean): readonly HsHit[] {
  const keyword = useDebounce(typed.trim(), { wait: PAUSE_MS }).slice(0, KEYWORD_MAX)
  const { data } = useQuery(
    customsEndpoints.searchHs,
    { keyword, size: MOST },
    { ready: isOpen && keyword.length >= 2, silent: true, keepPrevious: true },
  )
  return isOpen && typed.trim().length >= 2 ? (data ?? []) : []
}

/** The typed code, if it was withdrawn. */
function useWithdrawn(typed: string): HsHit | undefined {
  const code = normalizeHsCode(typed)
  const { data } = useQuery(
    customsEndpoints.searchHs,
    { keyword: code, size: 1 },
    { ready: /^\d{10}$/.test(code), silent: true },
  )
  return data?.find((hit) => hit.code === code && hit.status === 'WITHDRAWN')
}

/** Props of `HsCombobox`: what is typed, and the hit that was picked. */
export interface HsComboboxProps extends FieldFacts {
  name: string
  value: string
  onType: (text: string) => void
  onPick: (hit: HsHit) => void
  foundText: (count: number) => string
  /** Mark of a withdrawn code, and the words before the codes that replaced it. */
  withdrawn: { mark: string; choose: (code: string) => string }
  /** Tells when the list opens and closes. */
  onOpen?: (isOpen: boolean) => void
}

/** HS code by digits or by search words. */
export function HsCombobox({ name, value, onType, onPick, foundText, withdrawn, onOpen, ...field }: HsComboboxProps) {
  const [isOpen, setShown] = useState(false)
  const [active, setActive] = useState(0)
  const listId = useId()
  const hits = useHits(value, isOpen)
  const setOpen = (open: boolean) => {
    setShown(open)
    onOpen?.(open)
  }
  const pick = (hit: HsHit) => {
    onPick(hit)
    setOpen(false)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || hits.length === 0) return
    const hit = hits[active]
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, hits.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else if (event.key === 'Enter' && hit) pick(hit)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }
  const current = hits[active]
  const gone = useWithdrawn(value)
  return (
    <>
      <Field {...field}>
        {(control) => (
          <div className="ct-combo">
            <input
              {...control}
              name={name}
              className="ct-input"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={hits.length > 0}
              aria-controls={hits.length > 0 ? listId : undefined}
              aria-activedescendant={current ? `${listId}-${current.code}` : undefined}
              value={value}
              onChange={(event) => {
                onType(event.target.value)
                setActive(0)
                setOpen(true)
              }}
              onBlur={() => setOpen(false)}
              onKeyDown={handleKeyDown}
            />
            {hits.length > 0 && (
              <Hits id={listId} label={field.label} hits={hits} active={active} mark={withdrawn.mark} onPick={pick} />
            )}
            <output className="ct-hidden">{isOpen && hits.length > 0 ? foundText(hits.length) : ''}</output>
          </div>
        )}
      </Field>
      {gone && !isOpen && (
        <div className="ct-hs-gone" role="status">
          <span>{withdrawn.choose(gone.code)}</span>
          {gone.replacedBy?.map((code) => (
            <Button key={code} size="small" onClick={() => onType(code)}>
              {code}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

interface HitsProps {
  id: string
  label: string
  hits: readonly HsHit[]
  active: number
  mark: string
  onPick: (hit: HsHit) => void
}

function Hits({ id, label, hits, active, mark, onPick }: HitsProps) {
  const nameOf = useNameOf()
  return (
    <div id={id} role="listbox" aria-label={label} className="ct-combo-list ct-hs-hits">
      {hits.map((hit, index) => (
        <div
          key={hit.code}
          id={`${id}-${hit.code}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-active={index === active || undefined}
          className="ct-combo-option"
          // Keep the focus in the input; blur would close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(hit)}
          onKeyDown={() => undefined}
        >
          <span className="ct-code">{hit.code}</span>
          <span>{nameOf(hit)}</span>
          {hit.status === 'WITHDRAWN' && <span className="ct-combo-other">{mark}</span>}
        </div>
      ))}
    </div>
  )
}
