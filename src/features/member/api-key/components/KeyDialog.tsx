import { useAction } from '@/api/useAction.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { apiKeyEndpoints } from '@/contract/member/apiKey/endpoints.ts'
import { checkApiKey } from '@/contract/member/apiKey/rules.ts'
import type { CreateApiKey } from '@/contract/member/apiKey/schemas.ts'
import { API_SCOPES } from '@/contract/member/apiKey/scopes.ts'
import type { ApiScope } from '@/contract/member/apiKey/scopes.ts'
import { API_KEY_NAME_MAX, MAX_KEY_ADDRESSES } from '@/contract/member/apiKey/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { CheckBoxes } from '@/ui/CheckBoxes.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import type { MadeKey } from '../madeKey.ts'

interface Values {
  name: string
  scopes: readonly ApiScope[]
  /** As typed, one a line. */
  addresses: string
  expiresOn: string
}

interface DialogProps {
  onMade: (made: MadeKey) => void
  onClose: () => void
}

const READS = API_SCOPES.filter((scope) => scope.endsWith(':read'))
const WRITES = API_SCOPES.filter((scope) => scope.endsWith(':write'))

const wishOf = ({ name, scopes, addresses, expiresOn }: Values): CreateApiKey => ({
  name: name.trim(),
  scopes: [...scopes],
  addresses: addresses.split(/[\s,;，；、]+/).filter((one) => one !== ''),
  ...(expiresOn !== '' && { expiresOn }),
})

/** A new key: what it is called and may do, from where and until when. */
export function KeyDialog({ onMade, onClose }: DialogProps) {
  const t = useText()
  const { labelOf } = useDict('api_scope')
  const now = useServerNow(0)
  const action = useAction(apiKeyEndpoints.create, {
    onSuccess: ({ name, key }) => {
      onMade({ name, key })
      onClose()
    },
  })
  const form = useForm<Values, CreateApiKey>({
    first: { name: '', scopes: [], addresses: '', expiresOn: '' },
    action,
    check: (values) => checkApiKey(wishOf(values), marketDay(now)),
    request: wishOf,
  })
  const { scopes } = form.values
  const named = (some: readonly ApiScope[]) => some.map((value) => ({ value, label: labelOf(value) }))
  const chosenOf = (some: readonly ApiScope[]) => scopes.filter((scope) => some.includes(scope))
  return (
    <FormDialog form={form} title={t('apiKey.add')} size="medium" submitText={t('apiKey.create')} onClose={onClose}>
      <TextField
        {...form.text('name')}
        label={t('apiKey.name')}
        hint={t('apiKey.name.hint')}
        autoComplete="off"
        maxLength={API_KEY_NAME_MAX}
        isRequired
      />
      <CheckBoxes
        {...form.field('scopes')}
        legend={t('apiKey.scopes.read')}
        options={named(READS)}
        onChange={(reads) => form.set({ scopes: [...reads, ...chosenOf(WRITES)] })}
      />
      <CheckBoxes
        legend={t('apiKey.scopes.write')}
        options={named(WRITES)}
        value={scopes}
        onChange={(writes) => form.set({ scopes: [...chosenOf(READS), ...writes] })}
      />
      <p className="ct-dim">{t('apiKey.scopes.note')}</p>
      <TextAreaField
        {...form.text('addresses')}
        label={t('apiKey.addresses')}
        hint={t('apiKey.addresses.hint', { max: MAX_KEY_ADDRESSES })}
        rows={3}
        spellCheck={false}
      />
      <DateField {...form.field('expiresOn')} label={t('apiKey.expires')} hint={t('apiKey.expires.hint')} />
    </FormDialog>
  )
}
