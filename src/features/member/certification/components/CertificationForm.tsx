import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import type { Certification } from '@/contract/member/certification/schemas.ts'
import type { Problem } from '@/contract/problem.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Steps } from '@/ui/Steps.tsx'
import { toast } from '@/ui/toast.ts'
import { isStepOpen, stepOf, stepsOf } from '../form.ts'
import type { LocalCertification, LocalEditor, Step } from '../form.ts'
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
  initial: LocalCertification
  editor: LocalEditor
  onSent: () => void
}

/** The form in steps; stored on this device while typing, and on the server at each step. */
export function CertificationForm({ detail, initial, editor, onSent }: CertificationFormProps) {
  const t = useText()
  const [base, setBase] = useState(initial.baseVersion)
  const view = useCertificationForm(initial.form, detail, (form) => editor.save({ form, baseVersion: base }))
  const { values: form, newest } = view
  const steps = stepsOf(form.userType)
  const { step, goTo, root, heading } = useSteps(steps, steps.find((one) => isStepOpen(detail, one)) ?? 'company')
  const at = steps.indexOf(step)
  const actions = useCertificationActions({
    editor,
    version: base,
    onSaved: (version) => {
      setBase(version)
      // `form` is what was sent.
      editor.drop(newest() === form ? undefined : { form: newest(), baseVersion: version })
    },
    onSent,
    onRefused: (errors) => goToField(view.refuse(errors)),
  })
  const goToField = (field: string | undefined) => {
    if (field !== undefined) goTo(stepOf(field), field)
  }
  const next = () => {
    const wrong = view.attempt(step)
    const after = steps[at + 1]
    if (wrong !== undefined) return goTo(step, wrong)
    void actions.save(form)
    if (after) goTo(after)
  }
  const send = () => {
    const wrong = view.attempt()
    if (wrong === undefined) void actions.send(form)
    else goToField(wrong)
  }
  const keep = async () => {
    if (await actions.save(form)) toast.success(t('certification.saved'))
  }
  return (
    <FormContext value={view}>
      <FormNotices
        detail={detail}
        base={base}
        isBusy={actions.isSaving || actions.isSending}
        editor={editor}
        onKeepMine={() => setBase(detail.version)}
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
        <StepBody step={step} detail={detail} onGoTo={goTo} problems={view.problems} />
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
