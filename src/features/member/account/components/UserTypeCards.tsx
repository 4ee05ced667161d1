import { useId } from 'react'
import { USER_TYPES } from '@/contract/userType.ts'
import type { UserType } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'

/** Props of `UserTypeCards`. */
export interface UserTypeCardsProps {
  name: string
  value: UserType | undefined
  error: string | undefined
  onChange: (userType: UserType) => void
  /** The kinds to choose from; absent: all. */
  types?: readonly UserType[] | undefined
}

/** The three kinds of enterprise, each with the consequences of choosing it. FIELD "Register". */
export function UserTypeCards({ name, value, error, onChange, types = USER_TYPES }: UserTypeCardsProps) {
  const t = useText()
  const id = useId()
  return (
    <fieldset className="ct-types" aria-describedby={error ? id : undefined}>
      <legend className="ct-types-legend">{t('account.register.type')}</legend>
      {types.map((userType) => (
        <label key={userType} className={value === userType ? 'ct-type ct-type-chosen' : 'ct-type'}>
          <input
            type="radio"
            name={name}
            value={userType}
            checked={value === userType}
            onChange={() => onChange(userType)}
          />
          <span className="ct-type-words">
            <strong>{t(`common.userType.${userType}`)}</strong>
            <span>{t(`account.register.type.${userType}`)}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className="ct-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
