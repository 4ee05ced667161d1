import { useText } from '@/i18n/useText.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import type { MatchedBy } from '@/contract/front/search/values.ts'
import { Combobox } from './Combobox.tsx'
import type { ComboItem } from './Combobox.tsx'
import type { FieldFacts } from './Field.tsx'
import { findPorts } from './portSearch.ts'
import type { PortOption } from './portSearch.ts'
import { useMatchText } from './useMatchText.ts'

/** Props of `PortCombobox`: `value` is a UN/LOCODE or null; `options` are all ports. */
export interface PortComboboxProps extends FieldFacts {
  value: string | null
  onChange: (unlocode: string | null) => void
  options: readonly PortOption[]
  name?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

/** Type-ahead for ports: finds by code, alias, Chinese, pinyin, initials and English. */
export function PortCombobox({ options, placeholder, ...rest }: PortComboboxProps) {
  const t = useText()
  const isChinese = useLocale().locale === 'zh-CN'
  const byText = useMatchText()
  const itemOf = ({ unlocode, nameZh, nameEn, country, aliases = [] }: PortOption, by?: MatchedBy): ComboItem => ({
    value: unlocode,
    code: unlocode,
    name: isChinese ? nameZh : nameEn,
    other: isChinese ? nameEn : null,
    end: [byText(by), country].filter(Boolean).join(' '),
    exact: [unlocode, nameZh, nameEn, ...aliases],
  })
  const chosen = options.find((port) => port.unlocode === rest.value)
  return (
    <Combobox
      {...rest}
      chosen={chosen && itemOf(chosen)}
      find={(typed, limit) => findPorts(options, typed, limit).map(({ thing, by }) => itemOf(thing, by))}
      noneText={t('ui.port.none')}
      foundText={(count) => t('ui.port.found', { count })}
      placeholder={placeholder ?? t('ui.port.placeholder')}
    />
  )
}
