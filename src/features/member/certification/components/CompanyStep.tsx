import { CITY_MAX, COMPANY_NAME_MAX, EMAIL_MAX, PERSON_NAME_MAX } from '@/contract/limits.ts'
import { ADDRESS_MAX, COMPANY_NAME_EN_MAX, MAX_MARKETS, POSITION_MAX } from '@/contract/member/limits.ts'
import { SERVICE_TYPES } from '@/contract/member/values.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { CountrySelect, ProvinceSelect } from '@/reference/RegionSelect.tsx'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { useForm } from '../FormContext.ts'
import { ChecksAt, TextAt } from './fields.tsx'
import { UsccField } from './UsccField.tsx'

/** Company data, address, contact, and services or markets. */
export function CompanyStep() {
  const t = useText()
  const { values: form, set, errorOf, isOpen } = useForm()
  const locked = t('certification.locked')
  return (
    <>
      <TypeChoice />
      <h3 className="ct-cert-sub">{t('certification.part.company')}</h3>
      <div className="ct-cert-grid">
        <UsccField />
        <TextAt at="nameZh" isRequired hint={t('certification.nameZh.hint')} maxLength={COMPANY_NAME_MAX} />
        <TextAt at="nameEn" maxLength={COMPANY_NAME_EN_MAX} />
        <ProvinceSelect
          label={t('certification.field.provinceCode')}
          name="provinceCode"
          isRequired
          value={form.provinceCode || null}
          hint={isOpen('provinceCode') ? undefined : locked}
          error={errorOf('provinceCode')}
          disabled={!isOpen('provinceCode')}
          onChange={(code) => set('provinceCode', code ?? '')}
        />
        <TextAt at="cityName" isRequired maxLength={CITY_MAX} />
        <TextAt at="address" isRequired maxLength={ADDRESS_MAX} />
      </div>
      <h3 className="ct-cert-sub">{t('certification.part.contact')}</h3>
      <div className="ct-cert-grid">
        <TextAt at="contactName" isRequired autoComplete="name" maxLength={PERSON_NAME_MAX} />
        <TextAt at="contactPosition" maxLength={POSITION_MAX} />
        <TextAt at="email" isRequired type="email" autoComplete="email" maxLength={EMAIL_MAX} />
      </div>
      {form.userType === 1 ? (
        <>
          <h3 className="ct-cert-sub">{t('certification.part.markets')}</h3>
          <CountrySelect
            label={t('certification.field.markets')}
            hint={isOpen('markets') ? t('certification.markets.hint') : locked}
            name="markets"
            max={MAX_MARKETS}
            values={form.markets}
            error={errorOf('markets')}
            disabled={!isOpen('markets')}
            onChange={(markets) => set('markets', markets)}
          />
        </>
      ) : (
        <Offer />
      )}
    </>
  )
}

function Offer() {
  const t = useText()
  const services = useDict('service_type')
  const { lanes } = useFreight()
  const nameOf = useNameOf()
  return (
    <>
      <h3 className="ct-cert-sub">{t('certification.part.offer')}</h3>
      <ChecksAt at="services" options={SERVICE_TYPES.map((value) => ({ value, label: services.labelOf(value) }))} />
      <ChecksAt at="lanes" options={lanes.map((lane) => ({ value: lane.id, label: nameOf(lane) }))} />
    </>
  )
}

function TypeChoice() {
  const t = useText()
  const { values: form, set, isOpen } = useForm()
  return (
    <fieldset className="ct-cert-types">
      <legend>{t('certification.field.userType')}</legend>
      {USER_TYPES.map((type) => (
        <label key={type} className="ct-cert-type">
          <input
            type="radio"
            name="userType"
            value={type}
            checked={form.userType === type}
            disabled={!isOpen('userType')}
            onChange={() => set('userType', type)}
          />
          <strong>{t(`common.userType.${type}`)}</strong>
          <span>{t(`certification.type.${type}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
