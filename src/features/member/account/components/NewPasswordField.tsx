import { passwordRules } from '@/contract/validation.ts'
import { useText } from '@/i18n/useText.ts'
import type { Tone } from '@/ui/Chip.tsx'
import { CheckIcon } from '@/ui/icons.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx'
import { passwordStrength } from '../passwordStrength.ts'
import { PasswordField } from './PasswordField.tsx'
import './account.css'

const TONES: readonly Tone[] = ['neutral', 'warn', 'warn', 'sea', 'ok']
const RULES = {
  passwordLength: 'account.password.rule.length',
  passwordBlank: 'account.password.rule.blank',
  passwordLetterDigit: 'account.password.rule.letterDigit',
  passwordCommon: 'account.password.rule.common',
  passwordMobile: 'account.password.rule.mobile',
  passwordRun: 'account.password.rule.run',
} as const

/**
 * Props of `NewPasswordField`; the password must not contain `mobile`; undefined if only the server knows the number.
 */
export interface NewPasswordFieldProps {
  name: string
  value: string
  error: string | undefined
  mobile: string | undefined
  onChange: (value: string) => void
  label?: string | undefined
}

/** New password with a checklist of rules, and a strength meter with suggestions. FIELD part 3. */
export function NewPasswordField({ name, value, error, mobile, onChange, label }: NewPasswordFieldProps) {
  const t = useText()
  const { level, advice } = passwordStrength(value, mobile ?? '')
  // Leave out the rule that cannot be checked here.
  const rules = passwordRules(value, mobile).filter(({ code }) => mobile !== undefined || code !== 'passwordMobile')
  const words = t(`account.password.level.${level}`)
  return (
    <div className="ct-newpassword">
      <PasswordField
        label={label ?? t('account.password.new')}
        autoComplete="new-password"
        name={name}
        value={value}
        error={error}
        onChange={onChange}
      />
      {value !== '' && (
        <Meter
          value={level}
          max={4}
          label={t('account.password.strength')}
          text={advice ? `${words} ${t(`account.password.advice.${advice}`)}` : words}
          tone={TONES[level]}
        />
      )}
      <ul className="ct-newpassword-rules" aria-label={t('account.password.rules')}>
        {rules.map(({ code, isKept }) => {
          const isDone = value !== '' && isKept
          return (
            <li key={code} className={isDone ? 'ct-kept' : undefined}>
              <span className="ct-newpassword-mark">{isDone && <CheckIcon />}</span>
              {t(RULES[code as keyof typeof RULES])}
              <VisuallyHidden>{isDone ? t('account.password.kept') : ''}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
