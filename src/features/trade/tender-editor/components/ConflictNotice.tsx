import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { readAt } from '@/shared/readAt.ts'
import { amendForm, fromStored } from '../form.ts'
import type { IssueForm } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { fullLabel } from '../labels.ts'
import type { EditorState } from '../editorState.ts'
import { differences } from '../paths.ts'
import type { Conflict } from '../useSending.ts'

interface ConflictProps {
  conflict: Conflict
  onKeepMine: () => void
  onBeginAnew: (next: EditorState) => void
}

const MOST = 8

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '\u2013'
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}\u2026` : text
}

/** Shows what changed elsewhere since this draft was opened, and lets the user choose; nothing is merged. */
export function ConflictNotice({ conflict, onKeepMine, onBeginAnew }: ConflictProps) {
  const t = useText()
  const { form } = useIssue()
  const { draft, current, isAmending } = conflict
  if (isAmending && current?.status === 'QUOTING')
    return (
      <Differing
        at={current.updatedAt}
        theirs={amendForm(current)}
        // The newer version becomes the base of further comparisons.
        onKeepMine={() => onBeginAnew({ ...amendAnew(current), form })}
        onTheirs={() => onBeginAnew(amendAnew(current))}
      />
    )
  if (!draft)
    return (
      <Notice tone="danger" isAlert>
        <p>
          {t(isAmending ? 'issue.amend.gone' : 'issue.conflict.gone')}{' '}
          {current && <DictText dict="tender_status" code={current.status} />}
        </p>
        {current && <LinkButton to={hrefTo('tenderDetail', { id: current.id })}>{t('issue.conflict.open')}</LinkButton>}
      </Notice>
    )
  return (
    <Differing
      at={draft.savedAt}
      theirs={fromStored(draft.draft)}
      onKeepMine={onKeepMine}
      onTheirs={() =>
        onBeginAnew({
          form: fromStored(draft.draft),
          id: draft.id,
          version: draft.version,
          returnReason: draft.returnReason,
        })
      }
    />
  )
}

const amendAnew = (current: TenderDetail): EditorState => ({
  form: amendForm(current),
  id: current.id,
  version: current.version,
  amending: current,
})

interface DifferingProps {
  at: string
  theirs: IssueForm
  onKeepMine: () => void
  onTheirs: () => void
}

function Differing({ at, theirs, onKeepMine, onTheirs }: DifferingProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const { form } = useIssue()
  const fields = differences(form.draft, theirs.draft)
  return (
    <Notice tone="danger" isAlert>
      <p>{t('issue.conflict', { time: dateTime(at) })}</p>
      <ul className="ct-issue-problems">
        {fields.slice(0, MOST).map((field) => (
          <li key={field}>
            {t('issue.conflict.field', {
              label: fullLabel(t, field, form.draft),
              mine: shown(readAt(form.draft, field)),
              theirs: shown(readAt(theirs.draft, field)),
            })}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onKeepMine}>
        {t('issue.conflict.mine')}
      </Button>{' '}
      <Button size="small" onClick={onTheirs}>
        {t('issue.conflict.theirs')}
      </Button>
    </Notice>
  )
}
