import { failureText } from '@/api/errorText.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Split } from '@/ui/Split.tsx'
import { Steps } from '@/ui/Steps.tsx'
import { IssueContext } from '../IssueContext.ts'
import { STEPS, stepOf } from '../steps.ts'
import type { Step } from '../steps.ts'
import { useIssueForm } from '../useIssueForm.ts'
import { useSending } from '../useSending.ts'
import type { ServerDraft } from '../useSending.ts'
import { useSteps } from '@/ui/useSteps.ts'
import { CargoStep } from './CargoStep.tsx'
import { Notices } from './Notices.tsx'
import type { NoticesProps } from './Notices.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { RouteStep } from './RouteStep.tsx'
import { RulesStep } from './RulesStep.tsx'
import { Summary } from './Summary.tsx'
import { TermsStep } from './TermsStep.tsx'
import { WizardFoot } from './WizardFoot.tsx'
import './issue.css'

const STEP_TEXT = {
  cargo: 'issue.step.cargo',
  route: 'issue.step.route',
  terms: 'issue.step.terms',
  rules: 'issue.step.rules',
  review: 'issue.step.review',
} as const
const STEP_NOTE = {
  cargo: 'issue.step.cargo.note',
  route: 'issue.step.route.note',
  terms: 'issue.step.terms.note',
  rules: 'issue.step.rules.note',
  review: 'issue.step.review.note',
} as const

/** Initial state and callbacks of the wizard. */
interface WizardProps extends Omit<NoticesProps, 'sending'> {
  /** Id of the edited object, for intent keys. */
  entity: string
  onSaved: (id: string) => void
  /** Called once with whether a published tender is being amended. */
  onKind: (isAmending: boolean) => void
}

/** Five steps that share one form. */
export function Wizard(props: WizardProps) {
  const { initial, entity, editor, onSaved, onKind } = props
  const isAmending = initial.amending !== undefined
  useEffect(() => onKind(isAmending), [onKind, isAmending])
  const t = useText()
  const navigate = useNavigate()
  const { step, goTo: goToStep, root, heading } = useSteps(STEPS, 'cargo')
  const [server, setServer] = useState<ServerDraft>({ id: initial.id, version: initial.version })
  const view = useIssueForm(initial, (form) => editor.save({ form, baseVersion: server.version }))
  const goTo = (next: Step, field?: string) => {
    const lane = field && /^lanes\.(\d+)/.exec(field)?.[1]
    // Fields of a collapsed lane are not rendered, so they cannot take the focus.
    if (lane) view.setOpenLane(Number(lane))
    goToStep(next, field)
  }
  const goToField = (field: string | undefined) => {
    if (field !== undefined) goTo(stepOf(field), field)
  }
  const sending = useSending({
    editor,
    entity,
    server,
    onServer: setServer,
    view,
    onSaved,
    onPublished: (id) =>
      void navigate(isAmending ? hrefTo('tenderDetail', { id }) : hrefTo('myTenderBids', { tenderId: id })),
    onRefused: (errors) => goToField(view.refuse(errors)),
  })
  const at = STEPS.indexOf(step)
  const next = () => {
    const wrong = view.attempt(step)
    const after = STEPS[at + 1]
    if (wrong !== undefined) goTo(step, wrong)
    else if (after) goTo(after)
  }
  const publish = () => {
    const wrong = view.attempt()
    if (wrong !== undefined) goToField(wrong)
    else if (isAmending) sending.amend()
    else sending.publish()
  }
  return (
    <IssueContext value={view}>
      <Notices {...props} sending={sending} />
      <Steps
        label={t('issue.steps')}
        items={STEPS.map((one) => t(STEP_TEXT[one]))}
        current={at}
        onPick={(index) => goTo(STEPS[index] ?? 'cargo')}
      />
      <Split aside={<Summary sending={sending} onGoTo={goTo} />}>
        <form
          ref={root}
          noValidate
          className="ct-issue-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (step !== 'review') next()
          }}
        >
          <h2 ref={heading} tabIndex={-1} className="ct-issue-heading">
            <span data-tour-part>{t(STEP_TEXT[step])}</span>
            <span className="ct-issue-note">{t(STEP_NOTE[step])}</span>
          </h2>
          <StepBody step={step} onEdit={goTo} />
          <Failure text={failureText(t, sending.error)} />
          <WizardFoot
            isFirst={at === 0}
            isLast={step === 'review'}
            isPublishing={sending.isPublishing}
            onBack={() => goTo(STEPS[at - 1] ?? 'cargo')}
            onPublish={publish}
          />
        </form>
      </Split>
    </IssueContext>
  )
}

function StepBody({ step, onEdit }: { step: Step; onEdit: (step: Step, field?: string) => void }) {
  switch (step) {
    case 'cargo':
      return <CargoStep />
    case 'route':
      return <RouteStep />
    case 'terms':
      return <TermsStep />
    case 'rules':
      return <RulesStep />
    case 'review':
      return <ReviewStep onEdit={onEdit} />
  }
}
