import { useCallback, useRef } from 'react'
import { errorText } from '@/api/errorText.ts'
import type { SmsScene } from '@/contract/member/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { SliderCaptcha } from '../captcha/SliderCaptcha.tsx'
import { DemoSms } from './DemoSms.tsx'
import { readCode } from './readCode.ts'
import { numberOf, useSmsCode } from './useSmsCode.ts'
import type { SmsCode, SmsTarget } from './useSmsCode.ts'
import './sms.css'

/** Longest wait shown as a countdown on the button; a longer one (the daily limit) is shown as text. */
const MAX_COUNTED_S = 120

/** Props of `SmsCodeField`: purpose and target of the code, and a callback for a number that cannot receive it. */
export interface SmsCodeFieldProps {
  scene: SmsScene
  to: SmsTarget
  name: string
  value: string
  error: string | undefined
  onChange: (code: string) => void
  onMobileProblem: (text: string) => void
}

function AskButton({ sms }: { sms: SmsCode }) {
  const t = useText()
  const isWaiting = sms.secondsLeft > 0
  const words =
    sms.secondsLeft > MAX_COUNTED_S
      ? t('account.sms.later')
      : isWaiting
        ? t('account.sms.wait', { seconds: sms.secondsLeft })
        : t(sms.sent > 0 ? 'account.sms.again' : 'account.sms.get')
  return (
    <Button size="small" isBusy={sms.isSending} aria-disabled={isWaiting || undefined} onClick={sms.ask}>
      {words}
    </Button>
  )
}

/** SMS code with its button: opens the puzzle, then sends the message. A pasted message is reduced to its code. */
export function SmsCodeField({ scene, to, name, value, error, onChange, onMobileProblem }: SmsCodeFieldProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const sms = useSmsCode({ scene, to, onMobileProblem, onSent: () => input.current?.focus() })
  const focusSlider = useCallback((slider: HTMLDivElement | null) => slider?.focus(), [])
  const isUnderway = sms.sent > 0 || sms.secondsLeft > 0
  return (
    <div className="ct-sms">
      <Field
        label={t('account.sms.code')}
        error={error}
        hint={sms.sent > 0 ? t('account.sms.sent') : undefined}
        isRequired
      >
        {(control) => (
          <div className="ct-sms-row">
            <input
              {...control}
              ref={input}
              className="ct-input ct-sms-input"
              name={name}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              dir="ltr"
              value={value}
              onChange={(event) => onChange(readCode(event.target.value))}
            />
            <AskButton sms={sms} />
          </div>
        )}
      </Field>
      {sms.error && (
        <p className="ct-field-error" role="alert">
          {errorText(t, sms.error)}
        </p>
      )}
      {sms.isAsking && <SliderCaptcha round={sms.round} isMissed={false} onTicket={sms.send} sliderRef={focusSlider} />}
      {isUnderway && <DemoSms key={`${numberOf(to)} ${sms.sent}`} number={numberOf(to)} onFill={onChange} />}
    </div>
  )
}
