import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import type { Problem } from '@/contract/problem.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { lazySection } from '@/ui/LazySection.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { useIssue } from '../IssueContext.ts'
import { fullLabel } from '../labels.ts'
import { stepOf } from '../steps.ts'
import type { Step } from '../steps.ts'
import { useReviewItems } from '../useReviewItems.tsx'
import { LIST_FROM } from '../laneList.ts'
import { LanesReview } from './LanesReview.tsx'
import { LoadNotices } from './LoadNotices.tsx'

const AmendSection = lazySection(async () => (await import('./AmendSection.tsx')).AmendSection)

interface ReviewProps {
  onEdit: (step: Step, field?: string) => void
}

/** Step 5: read-only summary with an edit link per section. */
export function ReviewStep({ onEdit }: ReviewProps) {
  const t = useText()
  const items = useReviewItems()
  const { amending } = useIssue()
  return (
    <>
      <OpenProblems onEdit={onEdit} />
      {amending && (
        <Suspense fallback={<SkeletonBlock height={240} />}>
          <AmendSection tender={amending} />
        </Suspense>
      )}
      <LoadNotices />
      <Part title={t('issue.step.cargo')} step="cargo" onEdit={onEdit}>
        <DefinitionGrid items={items.cargo} />
      </Part>
      {items.lanes.length >= LIST_FROM ? (
        <Part title={t('issue.step.route')} step="route" onEdit={onEdit}>
          <LanesReview />
        </Part>
      ) : (
        items.lanes.map((lane, index) => (
          <Part
            // Lanes have no id, and this list is read-only.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            title={items.lanes.length > 1 ? t('issue.lane.no', { no: index + 1 }) : t('issue.step.route')}
            step="route"
            onEdit={onEdit}
          >
            <DefinitionGrid items={lane} />
          </Part>
        ))
      )}
      <Part title={t('issue.step.terms')} step="terms" onEdit={onEdit}>
        <DefinitionGrid items={items.terms} />
      </Part>
      <Part title={t('issue.step.rules')} step="rules" onEdit={onEdit}>
        <DefinitionGrid items={items.rules} />
      </Part>
      {!amending && <Notice>{t('issue.review.after')}</Notice>}
    </>
  )
}

interface PartProps extends ReviewProps {
  title: string
  step: Step
  children: ReactNode
}

function Part({ title, step, children, onEdit }: PartProps) {
  const t = useText()
  return (
    <Section
      title={title}
      actions={
        <Button size="small" aria-label={t('issue.review.edit', { title })} onClick={() => onEdit(step)}>
          {t('common.action.edit')}
        </Button>
      }
    >
      {children}
    </Section>
  )
}

function OpenProblems({ onEdit }: ReviewProps) {
  const t = useText()
  const wordsOf = useProblemText()
  const { problems, form } = useIssue()
  if (problems.length === 0) return null
  return (
    <Notice tone="danger">
      <p>{t('common.validation.summary', { count: problems.length })}</p>
      <ul className="ct-issue-problems">
        {grouped(problems).map(({ lane, first, count }) => (
          <li key={first.field}>
            <button type="button" className="ct-issue-link" onClick={() => onEdit(stepOf(first.field), first.field)}>
              {lane === undefined || count === 1
                ? fullLabel(t, first.field, form.draft)
                : t('issue.lane.no', { no: lane + 1 })}
            </button>
            {`: ${lane === undefined || count === 1 ? wordsOf(first) : t('issue.lane.open', { count })}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Up to this number problems are listed one by one; beyond it as a count per lane. */
const ONE_BY_ONE = 12

interface Told {
  lane?: number
  first: Problem
  count: number
}

function grouped(problems: readonly Problem[]): Told[] {
  if (problems.length <= ONE_BY_ONE) return problems.map((first) => ({ first, count: 1 }))
  const told: Told[] = []
  for (const first of problems) {
    const no = /^lanes\.(\d+)\./.exec(first.field)?.[1]
    const before = no === undefined ? undefined : told.find(({ lane }) => lane === Number(no))
    if (before) before.count += 1
    else told.push({ first, count: 1, ...(no !== undefined && { lane: Number(no) }) })
  }
  return told
}
