import { useDebounce } from 'ahooks'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { companyEndpoints } from '@/contract/member/company/endpoints.ts'
import type { UserType } from '@/contract/userType.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { Combobox } from '@/ui/Combobox.tsx'
import type { FieldFacts } from '@/ui/Field.tsx'

const PAUSE_MS = 250
const SIZE = 10

/** Props of `CustomerField`: `value` is the id of an enterprise, `first` the name of the one chosen before. */
export interface CustomerFieldProps extends FieldFacts {
  name: string
  value: string | null
  first: string | undefined
  onChange: (id: string | null) => void
}

/** A customer by name: foreign-trade enterprises, and forwarders, who also buy. */
export function CustomerField({ first, ...field }: CustomerFieldProps) {
  const t = useText()
  const { locale } = useLocale()
  const [typed, setTyped] = useState('')
  const keyword = useDebounce(typed.trim(), { wait: PAUSE_MS }).slice(0, KEYWORD_MAX)
  const traders = useCompanies(1, keyword)
  const forwarders = useCompanies(2, keyword)
  const items = [...traders, ...forwarders].map(({ id, nameZh, nameEn, cityName }) => {
    const isChinese = locale === 'zh-CN'
    return {
      value: id,
      code: '',
      name: isChinese ? nameZh : (nameEn ?? nameZh),
      other: isChinese ? (nameEn ?? null) : null,
      end: cityName,
      exact: [nameZh, ...(nameEn ? [nameEn] : [])],
    }
  })
  const [picked, setPicked] = useState<(typeof items)[number]>()
  const before =
    field.value !== null && first !== undefined
      ? { value: field.value, code: '', name: first, exact: [first] }
      : undefined
  return (
    <Combobox
      {...field}
      chosen={field.value === null ? undefined : picked?.value === field.value ? picked : before}
      find={(_typed, limit) => items.slice(0, limit)}
      onType={setTyped}
      onChange={(id) => {
        setPicked(items.find(({ value }) => value === id))
        field.onChange(id)
      }}
      noneText={t('rateSheet.markup.customer.none')}
      foundText={(count) => t('rateSheet.markup.customer.found', { count })}
      placeholder={t('rateSheet.markup.customer.any')}
    />
  )
}

function useCompanies(userType: UserType, keyword: string) {
  const { data } = useQuery(
    companyEndpoints.directory,
    { userType, size: SIZE, ...(keyword && { keyword }) },
    { silent: true, keepPrevious: true },
  )
  return data?.records ?? []
}
