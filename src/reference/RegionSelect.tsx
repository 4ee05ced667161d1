import type { MatchedBy } from '@/contract/front/search/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Combobox } from '@/ui/Combobox.tsx'
import type { ComboItem } from '@/ui/Combobox.tsx'
import type { FieldFacts } from '@/ui/Field.tsx'
import { CloseIcon } from '@/ui/icons.tsx'
import { findNamed } from '@/ui/portSearch.ts'
import { useMatchText } from '@/ui/useMatchText.ts'
import { useCountries, useNameOf, useProvinces } from './useReferences.ts'
import './region.css'

/** A province or a country: two names, and pinyin followed by its initials. */
interface Region {
  code: string
  nameZh: string
  nameEn: string
  pinyin: string
  shortZh?: string
  abbr?: string
}

interface SelectProps extends FieldFacts {
  name?: string | undefined
  disabled?: boolean | undefined
}

/** Finds regions by code, Chinese, pinyin, initials and English. */
function useRegions(regions: readonly Region[], codeOf: (region: Region) => string) {
  const nameOf = useNameOf()
  const isChinese = useLocale().locale === 'zh-CN'
  const byText = useMatchText()
  const itemOf = (region: Region, by?: MatchedBy): ComboItem => ({
    value: region.code,
    code: codeOf(region),
    name: nameOf(region),
    other: isChinese ? region.nameEn : null,
    end: byText(by),
    exact: [region.code, region.nameZh, region.nameEn, ...(region.shortZh ? [region.shortZh] : [])],
  })
  const find = (typed: string, limit?: number) =>
    findNamed(
      regions,
      ({ code, abbr, nameZh, shortZh = '', nameEn, pinyin }) => ({
        codes: abbr ? [code, abbr] : [code],
        zh: [nameZh, shortZh].filter(Boolean),
        en: nameEn,
        pinyin: pinyin.split(' ')[0] ?? '',
        initials: pinyin.split(' ')[1] ?? '',
      }),
      typed,
      limit ?? regions.length,
    ).map(({ thing, by }) => itemOf(thing, by))
  return { itemOf, find }
}

/** Props of `ProvinceSelect` and `CountryField`: `value` is the region's code, or null. */
export interface ProvinceSelectProps extends SelectProps {
  value: string | null
  onChange: (code: string | null) => void
}

/** Type-ahead for the provinces of China. */
export function ProvinceSelect({ hint, ...rest }: ProvinceSelectProps) {
  const t = useText()
  const { provinces, error, reload } = useProvinces()
  const isChinese = useLocale().locale === 'zh-CN'
  const { itemOf, find } = useRegions(provinces, ({ abbr, pinyin, code }) =>
    isChinese ? (abbr ?? code) : (pinyin.split(' ')[1] ?? code).toUpperCase(),
  )
  const chosen = provinces.find(({ code }) => code === rest.value)
  return (
    <div className="ct-region">
      <Combobox
        {...rest}
        hint={hint}
        chosen={chosen && itemOf(chosen)}
        find={find}
        noneText={t('common.region.none')}
        foundText={(count) => t('common.region.found', { count })}
        placeholder={t('common.region.placeholder')}
      />
      {error && <Reload onClick={reload} />}
    </div>
  )
}

/** Type-ahead for one country; `value` is its code, or null. */
export function CountryField(props: ProvinceSelectProps) {
  const t = useText()
  const { countries, error, reload } = useCountries()
  const { itemOf, find } = useRegions(countries, ({ code }) => code)
  const chosen = countries.find(({ code }) => code === props.value)
  return (
    <div className="ct-region">
      <Combobox
        {...props}
        chosen={chosen && itemOf(chosen)}
        find={find}
        noneText={t('common.region.none')}
        foundText={(count) => t('common.region.found', { count })}
        placeholder={t('common.region.placeholder')}
      />
      {error && <Reload onClick={reload} />}
    </div>
  )
}

/** Props of `CountrySelect`: the selected codes, at most `max`. */
export interface CountrySelectProps extends SelectProps {
  values: readonly string[]
  max: number
  onChange: (codes: string[]) => void
}

/** Type-ahead for several countries; selected ones are listed below and can be removed. */
export function CountrySelect({ values, max, onChange, ...rest }: CountrySelectProps) {
  const t = useText()
  const nameOf = useNameOf()
  const { countries, error, reload } = useCountries()
  const { find } = useRegions(
    countries.filter(({ code }) => !values.includes(code)),
    ({ code }) => code,
  )
  const nameOfCode = (code: string) => {
    const country = countries.find((one) => one.code === code)
    return country ? nameOf(country) : code
  }
  return (
    <div className="ct-region">
      <Combobox
        {...rest}
        value={null}
        chosen={undefined}
        onChange={(code) => code !== null && values.length < max && onChange([...values, code])}
        find={find}
        noneText={t('common.region.none')}
        foundText={(count) => t('common.region.found', { count })}
        placeholder={t('common.region.placeholder')}
      />
      {error && <Reload onClick={reload} />}
      {values.length > 0 && (
        <ul className="ct-region-chosen">
          {values.map((code) => (
            <li key={code} className="ct-chip">
              {nameOfCode(code)}
              <button
                type="button"
                className="ct-region-remove"
                aria-label={t('common.region.remove', { name: nameOfCode(code) })}
                disabled={rest.disabled}
                onClick={() => onChange(values.filter((one) => one !== code))}
              >
                <CloseIcon size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Reload({ onClick }: { onClick: () => void }) {
  const t = useText()
  return (
    <Button size="small" onClick={onClick}>
      {t('common.reference.reload')}
    </Button>
  )
}
