import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import { hasCode } from '@/api/errors.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { TextField } from '@/ui/Field.tsx'
import { setOperatorKey } from '../operatorKey.ts'

/** Input for the operator key of a pilot; a wrong key is reported at the field and not kept. */
export function OperatorKey() {
  const t = useText()
  const { call } = useApi()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const operatorKey = typed.trim()
      await call(demoEndpoints.state, {}, { operatorKey, silent: true, noToken: true, noRedirect: true })
      setOperatorKey(operatorKey)
    } catch (failure) {
      const isWrong = hasCode(failure, BUSINESS_CODES.notAllowed)
      setError(isWrong ? t('diagnostics.mock.key.wrong') : errorText(t, failure))
    } finally {
      setBusy(false)
    }
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() === '') setError(t('diagnostics.mock.key.wrong'))
    else if (!isBusy) void open()
  }
  return (
    <Section title={t('diagnostics.pilot')}>
      <form className="ct-mockrow" noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('diagnostics.mock.key')}
          hint={t('diagnostics.mock.key.hint')}
          type="password"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('diagnostics.mock.key.open')}
        </Button>
      </form>
    </Section>
  )
}
