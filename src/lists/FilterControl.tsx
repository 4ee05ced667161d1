import { KEYWORD_MAX } from '@/contract/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { ProvinceSelect } from '@/reference/RegionSelect.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { CommitField } from '@/ui/CommitField.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import type { PortOption } from '@/ui/portSearch.ts'
import { RangeField } from '@/ui/RangeField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import type { Filter, Filtered } from './filters.ts'

interface ControlProps<Name extends string> {
  filter: Filter<Name>
  list: Filtered<Name>
}

/** The field of one filter; a change is in the URL at once, typed text when the field is left. */
export function FilterControl<Name extends string>({ filter, list }: ControlProps<Name>) {
  const t = useText()
  const { name, label } = filter
  const value: string = list.filters[name] ?? ''
  const set = (next: string | null | undefined) => {
    const patch: { [K in Name]?: string | undefined } = {}
    patch[name] = next || undefined
    list.setFilters(patch)
  }
  switch (filter.kind) {
    case 'port':
      return <PortFilter label={label} value={value} onChange={set} options={filter.options} />
    case 'province':
      return <ProvinceSelect label={label} value={value || null} onChange={set} />
    case 'day':
      return <DateField label={label} value={value} onChange={set} />
    case 'range':
      return (
        <RangeField
          label={label}
          endLabel={t('list.days.end', { label })}
          from={value}
          to={list.filters[filter.to] ?? ''}
          presets={filter.presets}
          onChange={(from, to) => {
            const patch: { [K in Name]?: string | undefined } = {}
            patch[name] = from || undefined
            patch[filter.to] = to || undefined
            list.setFilters(patch)
          }}
        />
      )
    case 'flag':
      return (
        <CheckBox
          label={label}
          checked={value === 'true'}
          onChange={(event) => set(event.target.checked ? 'true' : undefined)}
        />
      )
    case 'choice':
      return (
        <SelectField
          label={label}
          value={value}
          none={filter.any ?? t('list.any')}
          options={filter.options}
          onChange={set}
        />
      )
    case 'text':
      return (
        <CommitField
          label={label}
          type="search"
          {...(filter.placeholder !== undefined && { placeholder: filter.placeholder })}
          maxLength={KEYWORD_MAX}
          value={value}
          onSend={set}
        />
      )
    case 'whole':
      return <CommitField label={label} isWhole maxLength={filter.maxLength} value={value} onSend={set} />
  }
}

interface PortProps {
  label: string
  value: string
  onChange: (code: string | null) => void
  options: readonly PortOption[] | undefined
}

function PortFilter({ label, value, onChange, options }: PortProps) {
  const { ports } = useFreight()
  return <PortCombobox label={label} value={value || null} onChange={onChange} options={options ?? ports} />
}
