import { MAX_MARKETS } from '@/contract/member/limits.ts'
import { CARD_LIMITS } from '@/contract/member/rules.ts'
import type { MemberInfo } from '@/contract/member/schemas.ts'
import { SERVICE_TYPES } from '@/contract/member/values.ts'
import { BANK_FEE_CURRENCIES, BANK_FEE_MAX } from '@/contract/money/payment/values.ts'
import { useText } from '@/i18n/useText.ts'
import { CountrySelect, ProvinceSelect } from '@/reference/RegionSelect.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { usePermission } from '@/session/usePermission.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { CheckBoxes } from '@/ui/CheckBoxes.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useCompanyForm } from '../useCompanyForm.ts'
import type { CompanyForm as Form } from '../useCompanyForm.ts'
import './base.css'

/** Props of `CompanyForm`. */
export interface CompanyFormProps {
  member: MemberInfo
}

/** Contact, address and services: fields that need no new certification. */
export function CompanyForm({ member }: CompanyFormProps) {
  const t = useText()
  const form = useCompanyForm(member)
  const mayManage = usePermission('MANAGE')
  const { values, set, errorOf } = form
  return (
    <form {...form.element} aria-label={t('member.base.company')}>
      {form.isRestored && (
        <Notice>
          {t('member.base.restored')}{' '}
          <Button size="small" onClick={form.discard}>
            {t('common.draft.discard')}
          </Button>
        </Notice>
      )}
      <Section title={t('member.base.contact')} note={t('member.base.contact.note')}>
        <div className="ct-base-fields">
          <TextAt form={form} name="contactName" isRequired autoComplete="name" />
          <TextAt form={form} name="contactPosition" autoComplete="organization-title" />
          <TextAt form={form} name="email" type="email" autoComplete="email" />
        </div>
      </Section>
      <Section title={t('member.base.place')}>
        <div className="ct-base-fields">
          <ProvinceSelect
            name="provinceCode"
            label={t('member.base.provinceCode')}
            value={values.provinceCode || null}
            error={errorOf('provinceCode')}
            onChange={(code) => set({ provinceCode: code ?? '' })}
          />
          <TextAt form={form} name="cityName" autoComplete="address-level2" />
          <TextAt form={form} name="address" autoComplete="street-address" />
        </div>
      </Section>
      <Section title={t('member.base.offer')} note={t(`member.base.offer.note.${member.userType}`)}>
        {member.userType === 1 ? (
          <div className="ct-base-markets">
            <CountrySelect
              name="markets"
              label={t('member.base.markets')}
              values={values.markets}
              max={MAX_MARKETS}
              onChange={(markets) => set({ markets })}
            />
          </div>
        ) : (
          <Offer form={form} />
        )}
        <TextAreaField
          label={t('member.base.intro')}
          hint={introHint(t, values.intro)}
          error={errorOf('intro')}
          name="intro"
          rows={4}
          value={values.intro}
          onChange={(event) => set({ intro: event.target.value })}
        />
      </Section>
      <BankFeesSection form={form} />
      <Failure text={form.failure} />
      <div className="ct-base-foot">
        <ActionButton
          type="submit"
          variant="accent"
          size="large"
          isBusy={form.isBusy}
          disabledReason={mayManage ? null : t('staff.ownerOnly')}
        >
          {t('member.base.save')}
        </ActionButton>
        {form.isChanged && (
          <Button size="large" onClick={form.discard}>
            {t('member.base.reset')}
          </Button>
        )}
      </div>
    </form>
  )
}

const introHint = (t: ReturnType<typeof useText>, intro: string) =>
  t('member.base.intro.hint', { count: intro.length, max: CARD_LIMITS.intro })

type TextName = 'contactName' | 'contactPosition' | 'email' | 'cityName' | 'address'

interface TextAtProps {
  form: Form
  name: TextName
  type?: string
  autoComplete?: string
  isRequired?: boolean
}

function TextAt({ form, name, ...rest }: TextAtProps) {
  const t = useText()
  return (
    <TextField
      {...rest}
      name={name}
      label={t(`member.base.${name}`)}
      value={form.values[name]}
      error={form.errorOf(name)}
      onChange={(event) => form.set({ [name]: event.target.value })}
    />
  )
}

/** Services of a seller and the regions it serves. */
function Offer({ form }: { form: Form }) {
  const t = useText()
  const { labelOf } = useDict('service_type')
  const { lanes, laneName } = useFreight()
  const { values, set } = form
  return (
    <div className="ct-base-choices">
      <CheckBoxes
        legend={t('member.base.services')}
        options={SERVICE_TYPES.map((value) => ({ value, label: labelOf(value) }))}
        value={values.services}
        onChange={(services) => set({ services: [...services] })}
      />
      <CheckBoxes
        legend={t('member.base.lanes')}
        options={lanes.map(({ id }) => ({ value: id, label: laneName(id) }))}
        value={values.lanes}
        onChange={(chosen) => set({ lanes: [...chosen] })}
      />
    </div>
  )
}

/** What of a short transfer this seller bears as bank charges; nothing for a buyer. */
function BankFeesSection({ form: { values, errorOf, set } }: { form: Form }) {
  const t = useText()
  const { bankFees } = values
  if (!bankFees) return null
  return (
    <Section title={t('member.base.bankFees')} note={t('member.base.bankFees.note')}>
      <div className="ct-base-fields">
        {BANK_FEE_CURRENCIES.map((currency) => (
          <NumberField
            key={currency}
            name={`bankFees.${currency}`}
            label={t('member.base.bankFees.most', { currency })}
            hint={t('member.base.bankFees.hint', { max: BANK_FEE_MAX[currency] })}
            value={bankFees[currency]}
            error={errorOf(`bankFees.${currency}`)}
            onValue={(amount) => set({ bankFees: { ...bankFees, [currency]: amount } })}
          />
        ))}
      </div>
    </Section>
  )
}
