import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { paymentEndpoints } from '@/contract/payment/endpoints.ts'
import type { Payment } from '@/contract/payment/schemas.ts'
import type { Problem, ProblemCode } from '@/contract/problem.ts'
import { checkBankAccount, checkDecimal, checkText } from '@/contract/validation.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { Button } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { toast } from '@/ui/toast.ts'

interface ProofProps {
  payment: Payment
  onDone: () => void
}

interface Values {
  payerBank: string
  payerAccount: string
  paidAmount: string
}
type FieldName = keyof Values | 'proofs'

const MAX_FILES = 5
const MAX_AMOUNT = 1_000_000_000

function problemsOf(values: Values, proofs: readonly FileRef[]): Problem[] {
  const found: [FieldName, ProblemCode | undefined, Problem['params']?][] = [
    ['payerBank', checkText(values.payerBank, 60, 2), { max: 60, min: 2 }],
    ['payerAccount', checkBankAccount(values.payerAccount)],
    ['paidAmount', checkDecimal(values.paidAmount, MAX_AMOUNT), { min: 0, max: MAX_AMOUNT }],
    ['proofs', proofs.length === 0 ? 'required' : undefined],
  ]
  return found.flatMap(([field, code, params]) => (code ? [params ? { field, code, params } : { field, code }] : []))
}

/** Who paid from where, how much, and the proof. What is typed stays when the server says no. */
export function ProofForm({ payment, onDone }: ProofProps) {
  const t = useText()
  const { money } = useFormats()
  const say = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Values>({ payerBank: '', payerAccount: '', paidAmount: payment.amount.amount })
  const [proofs, setProofs] = useState<readonly FileRef[]>([])
  const uploads = useUpload((file) => setProofs((before) => [...before, file].slice(0, MAX_FILES)))
  const [isTried, setTried] = useState(false)
  const submit = useAction(paymentEndpoints.submitProof, {
    intent: `payment.proof:${payment.id}`,
    loading: true,
    onSuccess: () => {
      toast.success(t('payment.proof.done'))
      onDone()
    },
    onError: onDone,
  })
  const problems = problemsOf(values, proofs)
  const errorOf = (field: FieldName): string | undefined => {
    const refused = submit.fieldErrors.find((error) => error.field === field || error.field.startsWith(`${field}.`))
    if (refused) return refused.message
    const problem = isTried ? problems.find((entry) => entry.field === field) : undefined
    return problem && say(problem)
  }
  const set = (patch: Partial<Values>) => {
    submit.reset()
    setValues((before) => ({ ...before, ...patch }))
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (problems[0]) form.current?.querySelector<HTMLElement>(`[name="${problems[0].field}"]`)?.focus()
    else void submit.run({ id: payment.id, ...values, proofs: [...proofs] })
  }
  const differs =
    checkDecimal(values.paidAmount, MAX_AMOUNT) === undefined &&
    Number(values.paidAmount) !== Number(payment.amount.amount)
  return (
    <form ref={form} onSubmit={handleSubmit} noValidate aria-label={t('payment.proof.title')}>
      <Stack>
        <h3 className="ct-h3">{t('payment.proof.title')}</h3>
        <div className="ct-filters">
          <TextField
            label={t('payment.proof.bank')}
            name="payerBank"
            isRequired
            value={values.payerBank}
            error={errorOf('payerBank')}
            onChange={(event) => set({ payerBank: event.target.value })}
          />
          <TextField
            label={t('payment.proof.account')}
            name="payerAccount"
            inputMode="numeric"
            isRequired
            value={values.payerAccount}
            error={errorOf('payerAccount')}
            onChange={(event) => set({ payerAccount: event.target.value })}
          />
          <NumberField
            label={t('payment.proof.amount', { currency: payment.amount.currency })}
            name="paidAmount"
            isRequired
            value={values.paidAmount}
            error={errorOf('paidAmount')}
            hint={differs ? t('payment.proof.differs', { due: money(payment.amount) }) : undefined}
            onValue={(paidAmount) => set({ paidAmount })}
          />
        </div>
        <UploadField
          label={t('payment.proof.files')}
          name="proofs"
          isRequired
          files={proofs}
          uploads={uploads}
          max={MAX_FILES}
          error={errorOf('proofs') && t('payment.proof.none')}
          onRemove={(id) => setProofs((before) => before.filter((one) => one.id !== id))}
        />
        <Failure text={failureText(t, submit.error)} />
        <div>
          <Button type="submit" look="accent" size="l" isBusy={submit.loading}>
            {t('payment.proof.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
