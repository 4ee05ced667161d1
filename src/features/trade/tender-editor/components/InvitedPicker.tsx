import { useDebounce } from 'ahooks'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import type { CompanyEntry } from '@/contract/member/company/schemas.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { MAX_INVITED } from '@/contract/trade/tender/limits.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { durationText } from '@/i18n/duration.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { TextField } from '@/ui/Field.tsx'
import { CloseIcon } from '@/ui/icons.tsx'
import { useIssue } from '../IssueContext.ts'
import { GroupError } from './fields.tsx'
import { InvitedGroups } from './InvitedGroups.tsx'

const PAUSE_MS = 250
const SIZE = 8

/** Returns a function that picks the display name of an enterprise. */
export function useCompanyName(): (company: Pick<CompanyEntry, 'nameZh' | 'nameEn'>) => string {
  const { locale } = useLocale()
  return ({ nameZh, nameEn }) => (locale === 'zh-CN' ? nameZh : (nameEn ?? nameZh))
}

/** Directory entries of the invited enterprises. */
export function useInvited(ids: readonly string[]): readonly CompanyEntry[] {
  const { data } = useQuery(
    companyEndpoints.page,
    { ids: ids.join(','), size: MAX_INVITED },
    { ready: ids.length > 0, silent: true, keepPrevious: true },
  )
  return data?.records ?? []
}

/** Invited bidders as tags, with a search of the enterprises that quote on this mode. */
export function InvitedPicker() {
  const t = useText()
  const { form, update } = useIssue()
  const { status } = useSession()
  const invited = (form.draft.invited ?? []).filter((id) => id !== undefined)
  const [seen, setSeen] = useState<readonly CompanyEntry[]>([])
  const known = [...useInvited(invited), ...seen]
  const toggle = (company: { id: string }, isOn: boolean) =>
    update((before) => {
      const rest = (before.draft.invited ?? []).filter((id) => id !== company.id)
      return { ...before, draft: { ...before.draft, invited: isOn ? [...rest, company.id] : rest } }
    })
  const inviteAll = (companies: readonly CompanyEntry[]) => {
    setSeen((before) => [...before, ...companies])
    update((before) => {
      const all = new Set([...(before.draft.invited ?? []), ...companies.map(({ id }) => id)])
      return { ...before, draft: { ...before.draft, invited: [...all].slice(0, MAX_INVITED) } }
    })
  }
  return (
    <div
      className="ct-issue-invited"
      role="group"
      aria-label={t('issue.field.invited')}
      data-field="invited"
      tabIndex={-1}
    >
      <GroupError at="invited" />
      <p className="ct-field-hint" role="status">
        {t('issue.invited.count', { count: invited.length, max: MAX_INVITED })}
      </p>
      {invited.length > 0 && <Tags ids={invited} known={known} onRemove={(id) => toggle({ id }, false)} />}
      {status === 'anonymous' || status === 'expired' ? (
        <p className="ct-dim">{t('issue.invited.login')}</p>
      ) : (
        <>
          <InvitedGroups onInvite={inviteAll} />
          <Search
            invited={invited}
            onToggle={(company, isOn) => {
              setSeen((before) => [...before.filter(({ id }) => id !== company.id), company])
              toggle(company, isOn)
            }}
          />
        </>
      )}
    </div>
  )
}

interface TagsProps {
  ids: readonly string[]
  known: readonly CompanyEntry[]
  onRemove: (id: string) => void
}

function Tags({ ids, known, onRemove }: TagsProps) {
  const t = useText()
  const nameOf = useCompanyName()
  const { form } = useIssue()
  const modes = useDict('transport_mode')
  const mode = form.draft.mode ?? 'FCL'
  return (
    <ul className="ct-issue-tags">
      {ids.map((id) => {
        const company = known.find((one) => one.id === id)
        const name = company ? nameOf(company) : '\u2026'
        const fits = !company || mayQuote(company.userType, mode)
        return (
          <li key={id} className={fits ? 'ct-issue-tag' : 'ct-issue-tag ct-issue-tag-wrong'}>
            <span>{fits ? name : t('issue.invited.unfit', { name, mode: modes.labelOf(mode) })}</span>
            <button type="button" aria-label={t('issue.invited.remove', { name })} onClick={() => onRemove(id)}>
              <CloseIcon size={14} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface SearchProps {
  invited: readonly string[]
  onToggle: (company: CompanyEntry, isOn: boolean) => void
}

function Search({ invited, onToggle }: SearchProps) {
  const t = useText()
  const { form } = useIssue()
  const [typed, setTyped] = useState('')
  const [size, setSize] = useState(SIZE)
  const keyword = useDebounce(typed.trim(), { wait: PAUSE_MS }).slice(0, KEYWORD_MAX)
  const mode = form.draft.mode ?? 'FCL'
  const query = useQuery(companyEndpoints.page, { keyword, mode, size }, { silent: true, keepPrevious: true })
  const { records = [], total = 0 } = query.data ?? {}
  return (
    <>
      <TextField
        name="invitedSearch"
        type="search"
        autoComplete="off"
        label={t('issue.invited.search')}
        hint={t('issue.invited.search.hint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setSize(SIZE)
        }}
        onKeyDown={(event) => {
          // Enter searches; it must not submit the step.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={query.refresh} />
      ) : (
        <ul className="ct-issue-companies" aria-busy={query.loading}>
          {records.map((company) => (
            <CompanyChoice
              key={company.id}
              company={company}
              isOn={invited.includes(company.id)}
              isFull={invited.length >= MAX_INVITED}
              onToggle={onToggle}
            />
          ))}
        </ul>
      )}
      {query.data && total === 0 && <p className="ct-dim">{t('issue.invited.none')}</p>}
      {total > records.length && (
        <Button size="small" onClick={() => setSize(size + SIZE * 2)}>
          {t('issue.invited.more', { count: total - records.length })}
        </Button>
      )}
    </>
  )
}

interface ChoiceProps {
  company: CompanyEntry
  isOn: boolean
  isFull: boolean
  onToggle: (company: CompanyEntry, isOn: boolean) => void
}

function CompanyChoice({ company, isOn, isFull, onToggle }: ChoiceProps) {
  const t = useText()
  const nameOf = useCompanyName()
  const { date } = useFormats()
  return (
    <li>
      <label className="ct-check ct-issue-company">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isFull && !isOn}
          onChange={(event) => onToggle(company, event.target.checked)}
        />
        <span>
          <strong>{nameOf(company)}</strong>{' '}
          <span className="ct-dim">
            {[
              company.lastAwardedAt && t('issue.invited.awarded', { date: date(company.lastAwardedAt) }),
              t('issue.invited.facts', {
                orders: company.completedOrders,
                onTime: company.onTimePct,
                answers: company.medianResponseMin,
                time: durationText(t, company.medianResponseMin),
              }),
            ]
              .filter(Boolean)
              .join(' \u00B7 ')}
          </span>
        </span>
      </label>
    </li>
  )
}
