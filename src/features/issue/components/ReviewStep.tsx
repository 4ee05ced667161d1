import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useIssue } from '../IssueContext.ts'
import { fullLabel } from '../labels.ts'
import { stepOf } from '../steps.ts'
import type { Step } from '../steps.ts'
import { useReviewItems } from '../useReviewItems.tsx'
import { AmendPart } from './AmendPart.tsx'
import { LoadNotices } from './LoadNotices.tsx'

interface ReviewProps {
  onEdit: (step: Step, field?: string) => void
}

/** Step 5: everything once more, read-only, with the way back to each part. */
export function ReviewStep({ onEdit }: ReviewProps) {
  const t = useText()
  const items = useReviewItems()
  const { amending } = useIssue()
  return (
    <>
      <OpenProblems onEdit={onEdit} />
      {amending && <AmendPart tender={amending} />}
      <LoadNotices />
      <Part title={t('issue.step.cargo')} step="cargo" onEdit={onEdit} items={items.cargo} />
      {items.lanes.map((lane, index) => (
        <Part
          // Lanes have no name of their own and are only read here.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          title={items.lanes.length > 1 ? t('issue.lane.no', { no: index + 1 }) : t('issue.step.route')}
          step="route"
          onEdit={onEdit}
          items={lane}
        />
      ))}
      <Part title={t('issue.step.terms')} step="terms" onEdit={onEdit} items={items.terms} />
      <Part title={t('issue.step.rules')} step="rules" onEdit={onEdit} items={items.rules} />
      {!amending && <Notice>{t('issue.review.after')}</Notice>}
    </>
  )
}

interface PartProps extends ReviewProps {
  title: string
  step: Step
  items: readonly DefinitionItem[]
}

function Part({ title, step, items, onEdit }: PartProps): ReactNode {
  const t = useText()
  return (
    <Section
      title={title}
      actions={
        <Button size="s" aria-label={t('issue.review.edit', { title })} onClick={() => onEdit(step)}>
          {t('common.action.edit')}
        </Button>
      }
    >
      <DefinitionGrid items={items} />
    </Section>
  )
}

function OpenProblems({ onEdit }: ReviewProps) {
  const t = useText()
  const wordsOf = useProblemText()
  const { problemsOf, form } = useIssue()
  const problems = problemsOf()
  if (problems.length === 0) return null
  return (
    <Notice tone="danger">
      <p>{t('common.validation.summary', { count: problems.length })}</p>
      <ul className="ct-issue-problems">
        {problems.map((problem) => (
          <li key={problem.field}>
            <button
              type="button"
              className="ct-issue-link"
              onClick={() => onEdit(stepOf(problem.field), problem.field)}
            >
              {fullLabel(t, problem.field, form.draft.type)}
            </button>
            {`: ${wordsOf(problem)}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
