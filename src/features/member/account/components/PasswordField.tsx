import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Field } from '@/ui/Field.tsx'
import './login.css'

/** Props of `PasswordField`. */
export interface PasswordFieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  label?: string | undefined
  autoComplete?: 'current-password' | 'new-password' | undefined
}

/** Password with show and hide and a Caps Lock warning; paste and password managers work. PRODUCT /login. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, value, error, onChange, label, autoComplete = 'current-password' } = props
  const t = useText()
  const [isShown, setShown] = useState(false)
  const [hasCaps, setHasCaps] = useState(false)
  const watchCaps = (event: KeyboardEvent) => setHasCaps(event.getModifierState('CapsLock'))
  const caps = hasCaps ? t('account.login.capsLock') : undefined
  return (
    <div>
      <Field label={label ?? t('account.login.password')} error={error} hint={caps} isRequired>
        {(control) => (
          <div className="ct-password">
            <input
              {...control}
              className="ct-input"
              name={name}
              type={isShown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={watchCaps}
              onKeyUp={watchCaps}
              onBlur={() => setHasCaps(false)}
            />
            <button
              type="button"
              className="ct-password-eye"
              aria-label={t(isShown ? 'account.login.hide' : 'account.login.show')}
              onClick={() => setShown(!isShown)}
            >
              <EyeIcon isCrossed={isShown} />
            </button>
          </div>
        )}
      </Field>
      {error && caps ? <p className="ct-field-hint">{caps}</p> : null}
      <output className="ct-hidden">{caps}</output>
    </div>
  )
}

function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M1.5 10C3.5 6.5 6.5 4.5 10 4.5s6.5 2 8.5 5.5c-2 3.5-5 5.5-8.5 5.5S3.5 13.5 1.5 10z" />
      <circle cx="10" cy="10" r="2.6" />
      {isCrossed && <path d="M3 17L17 3" />}
    </svg>
  )
}
