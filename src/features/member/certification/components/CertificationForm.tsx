import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import type { Certification } from '@/contract/member/certification/schemas.ts'
import type { Problem } from '@/contract/problem.ts'
import type { DraftHandle } from '@/drafts/useDraft.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Steps } from '@/ui/Steps.tsx'
import { toast } from '@/ui/toast.ts'
import { isStepOpen, stepOf, stepsOf } from '../form.ts'
import type { LocalCertification, Step } from '../form.ts'
import { FormContext } from '../FormContext.ts'
import { useCertificationForm } from '../useCertificationForm.ts'
import { useSteps } from '@/ui/useSteps.ts'
import { useCertificationActions } from '../useCertificationActions.ts'
import { CompanyStep } from './CompanyStep.tsx'
import { FormNotices } from './FormNotices.tsx'
import { PapersStep } from './PapersStep.tsx'
import { CompanyFacts, ReviewStep } from './ReviewStep.tsx'
import { VehiclesStep } from './VehiclesStep.tsx'

/** Initial state and callbacks of the form. */
export interface CertificationFormProps {
  detail: Certification
  /** Initial form and version; `restoredAt` (ms since 1970) if restored from this device. */
  initial: LocalCertification & { restoredAt?: number | undefined }
  local: DraftHandle<LocalCertification>
  onSent: () => void
  /** Restart with the server's version. */
  onDiscard: () => void
}

/** The form in steps; stored on this device while typing, and on the server at each step. */
export function CertificationForm({ detail, initial, local, onSent, onDiscard }: CertificationFormProps) {
  const t = useText()
  const [base, setBase] = useState(initial.baseVersion)
  const view = useCertificationForm(initial.form, detail, (form) => local.save({ form, baseVersion: base }))
  const steps = stepsOf(view.form.userType)
  const { step, goTo, root, heading } = useSteps(steps, steps.find((one) => isStepOpen(detail, one)) ?? 'company')
  const at = steps.indexOf(step)
  const actions = useCertificationActions({
    version: base,
    onSaved: (version) => {
      setBase(version)
      local.discard()
    },
    onSent: () => {
      local.discard()
      toast.success(t('certification.sent'))
      onSent()
    },
    onRefused: (fields) => {
      view.refuse(fields)
      const [first] = fields
      if (first) goTo(stepOf(first.field), first.field)
    },
  })
  const next = () => {
    view.show([step])
    const [first] = view.problemsOf(step)
    const after = steps[at + 1]
    if (first) return goTo(step, first.field)
    void actions.save(view.form)
    if (after) goTo(after)
  }
  const send = () => {
    view.show(steps)
    const [first] = view.problemsOf()
    if (first) goTo(stepOf(first.field), first.field)
    else void actions.send(view.form)
  }
  const keep = async () => {
    if (await actions.save(view.form)) toast.success(t('certification.saved'))
  }
  return (
    <FormContext value={view}>
      <FormNotices
        detail={detail}
        base={base}
        isBusy={actions.isSaving || actions.isSending}
        restoredAt={initial.restoredAt}
        onKeepMine={() => setBase(detail.version)}
        onDiscard={onDiscard}
      />
      <Steps
        label={t('certification.steps')}
        items={steps.map((one) => t(`certification.step.${one}`))}
        current={at}
        onPick={(index) => goTo(steps[index] ?? 'company')}
      />
      <form
        ref={root}
        noValidate
        className="ct-cert-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (step === 'review') send()
          else next()
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="ct-cert-heading">
          {t(`certification.step.${step}`)}
          <span className="ct-cert-note">{t(`certification.step.${step}.note`)}</span>
        </h2>
        <StepBody step={step} detail={detail} onGoTo={goTo} problems={view.problemsOf()} />
        <Failure text={failureText(t, actions.error)} />
        <div className="ct-cert-foot">
          {at > 0 && <Button onClick={() => goTo(steps[at - 1] ?? 'company')}>{t('common.action.previous')}</Button>}
          <span className="ct-cert-footend">
            <Button variant="quiet" isBusy={actions.isSaving} onClick={() => void keep()}>
              {t('certification.keep')}
            </Button>
            <Button
              type="submit"
              variant={step === 'review' ? 'accent' : 'primary'}
              size={step === 'review' ? 'large' : 'medium'}
              isBusy={actions.isSending}
            >
              {t(step === 'review' ? 'certification.send' : 'common.action.next')}
            </Button>
          </span>
        </div>
      </form>
    </FormContext>
  )
}

/** Read-only company data, when the rejection does not concern them. */
function LockedCompany({ form }: { form: Certification['form'] }) {
  const t = useText()
  return (
    <>
      <Notice tone="ok">{t('certification.locked')}</Notice>
      <CompanyFacts form={form} />
    </>
  )
}

interface BodyProps {
  step: Step
  detail: Certification
  problems: readonly Problem[]
  onGoTo: (step: Step, field?: string) => void
}

function StepBody({ step, detail, problems, onGoTo }: BodyProps) {
  switch (step) {
    case 'company':
      return isStepOpen(detail, step) ? <CompanyStep /> : <LockedCompany form={detail.form} />
    case 'papers':
      return <PapersStep detail={detail} />
    case 'vehicles':
      return <VehiclesStep />
    case 'review':
      return <ReviewStep problems={problems} onGoTo={onGoTo} />
  }
}
