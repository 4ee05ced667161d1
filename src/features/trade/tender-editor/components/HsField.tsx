import { useDebounce } from 'ahooks'
import { use, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { HsHit } from '@/contract/tools/customs/schemas.ts'
import { CARGO_NAME_EN_MAX, CARGO_NAME_MAX } from '@/contract/trade/tender/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { Field } from '@/ui/Field.tsx'
import { HsActionContext } from '../HsActionContext.ts'
import { useIssue } from '../IssueContext.ts'

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

/** HS code by digits or by search words; a selection also fills empty name fields. */
export function HsField() {
  const t = useText()
  const { form, update, errorOf } = useIssue()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const listId = useId()
  const typed = form.draft.cargo?.hsCode ?? ''
  const hits = useHits(typed, isOpen)
  const write = (part: { hsCode?: string | undefined; nameZh?: string | undefined; nameEn?: string | undefined }) =>
    update((before) => ({ ...before, draft: { ...before.draft, cargo: { ...before.draft.cargo, ...part } } }))
  const pick = (hit: HsHit) => {
    const { nameZh, nameEn } = form.draft.cargo ?? {}
    write({
      hsCode: hit.code,
      nameZh: nameZh ? nameZh : hit.nameZh.slice(0, CARGO_NAME_MAX),
      nameEn: nameEn ? nameEn : hit.nameEn.slice(0, CARGO_NAME_EN_MAX),
    })
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
  const action = use(HsActionContext)
  return (
    <div>
      <Field label={t('issue.field.hsCode')} hint={t('issue.hs.hint')} error={errorOf('cargo.hsCode')}>
        {(control) => (
          <div className="ct-combo">
            <input
              {...control}
              name="cargo.hsCode"
              className="ct-input"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={hits.length > 0}
              aria-controls={hits.length > 0 ? listId : undefined}
              aria-activedescendant={current ? `${listId}-${current.code}` : undefined}
              value={typed}
              onChange={(event) => {
                write({ hsCode: event.target.value || undefined })
                setActive(0)
                setOpen(true)
              }}
              onBlur={() => setOpen(false)}
              onKeyDown={handleKeyDown}
            />
            {hits.length > 0 && <Hits id={listId} hits={hits} active={active} onPick={pick} />}
            <output className="ct-hidden">
              {isOpen && hits.length > 0 ? t('issue.hs.found', { count: hits.length }) : ''}
            </output>
          </div>
        )}
      </Field>
      {!isOpen && typed.length >= 4 && action?.(typed)}
    </div>
  )
}

interface HitsProps {
  id: string
  hits: readonly HsHit[]
  active: number
  onPick: (hit: HsHit) => void
}

function Hits({ id, hits, active, onPick }: HitsProps) {
  const t = useText()
  const nameOf = useNameOf()
  return (
    <div id={id} role="listbox" aria-label={t('issue.field.hsCode')} className="ct-combo-list ct-issue-hits">
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
        </div>
      ))}
    </div>
  )
}
