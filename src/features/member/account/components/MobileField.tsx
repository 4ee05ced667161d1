import type { ReactNode } from 'react'
import { MOBILE_MAX } from '@/contract/limits.ts'
import { checkMobile, normalizeMobile } from '@/contract/validation.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from '@/ui/Field.tsx'
import './account.css'

/** Number ranges in use (FIELD part 3); only a hint, because new ranges are added. */
const USUAL = /^(?:1740[0-5]\d{6}|1(?:[38]\d|4[57]|[59][0-35-9]|6[25-7]|7[0-35-8])\d{8})$/

/** Props of `MobileField`; `children` follow below, e.g. a link for a number that is taken. */
export interface MobileFieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  label?: string | undefined
  children?: ReactNode
}

/** A mainland mobile number in any common notation; an unusual range gives a warning but is accepted. FIELD part 3. */
export function MobileField({ name, value, error, onChange, label, children }: MobileFieldProps) {
  const t = useText()
  const isOdd = checkMobile(value) === undefined && !USUAL.test(normalizeMobile(value))
  return (
    <div>
      <TextField
        label={label ?? t('account.mobile')}
        error={error}
        hint={isOdd ? t('account.mobile.unusual') : undefined}
        isRequired
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={MOBILE_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
    </div>
  )
}
