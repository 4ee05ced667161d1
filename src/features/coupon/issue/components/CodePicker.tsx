import { useRef } from 'react'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import type { Choice } from '@/reference/useReferences.ts'
import { Combobox } from '@/ui/Combobox.tsx'
import type { ComboItem } from '@/ui/Combobox.tsx'
import { CloseIcon } from '@/ui/icons.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { useForm } from '../FormContext.ts'

interface PickerProps {
  label: string
  hint?: string | undefined
  isRequired?: boolean | undefined
  field: 'pols' | 'pods' | 'carriers' | 'chargeCodes'
  max: number
}

/** List of ports, carriers or charges, added by typing. */
export function CodePicker({ label, hint, isRequired, field, max }: PickerProps) {
  const t = useText()
  const { values: draft, setScope, errorOf } = useForm()
  const freight = useFreight()
  const picker = useRef<HTMLDivElement>(null)
  const codes = draft.scope[field]
  const nameOf = {
    carriers: freight.carrierName,
    chargeCodes: freight.chargeName,
    pols: freight.portName,
    pods: freight.portName,
  }
  const add = (code: string | null) => {
    if (code !== null && !codes.includes(code) && codes.length < max) setScope(field, [...codes, code])
  }
  const facts = {
    label,
    isRequired,
    hint: codes.length >= max ? t('batchForm.most', { max }) : hint,
    error: errorOf(`scope.${field}`),
    name: `scope.${field}`,
    value: null,
    disabled: codes.length >= max,
    onChange: add,
  }
  return (
    <div className="ct-batch-picker" ref={picker}>
      {field === 'pols' || field === 'pods' ? (
        <PortCombobox {...facts} options={freight.ports.filter(({ unlocode }) => !codes.includes(unlocode))} />
      ) : (
        <Combobox
          {...facts}
          chosen={undefined}
          find={(typed, limit) => find(choicesOf(field, freight), codes, typed, limit)}
          noneText={t('batchForm.none')}
          foundText={(count) => t('batchForm.found', { count })}
          placeholder={t('batchForm.add')}
        />
      )}
      {codes.length > 0 && (
        <ul className="ct-batch-codes" aria-label={label}>
          {codes.map((code) => (
            <li key={code}>
              <span>{nameOf[field](code)}</span> <span className="ct-code ct-dim">{code}</span>
              <button
                type="button"
                aria-label={t('common.region.remove', { name: nameOf[field](code) })}
                onClick={() => {
                  setScope(
                    field,
                    codes.filter((one) => one !== code),
                  )
                  // The button disappears with its row; move the focus to the input.
                  picker.current?.querySelector('input')?.focus()
                }}
              >
                <CloseIcon size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Freight = ReturnType<typeof useFreight>

function choicesOf(field: 'carriers' | 'chargeCodes', freight: Freight): Choice[] {
  if (field === 'carriers')
    return freight.carriers.map(({ scac }) => ({ value: scac, label: freight.carrierName(scac) }))
  return freight.charges
    .filter(({ group }) => group !== 'CONDITIONAL' && group !== 'OPTIONAL')
    .map(({ code }) => ({ value: code, label: freight.chargeName(code) }))
}

function find(choices: readonly Choice[], taken: readonly string[], typed: string, limit = 8): ComboItem[] {
  const wanted = typed.trim().toLowerCase()
  return choices
    .filter(({ value, label }) => !taken.includes(value) && `${value} ${label}`.toLowerCase().includes(wanted))
    .slice(0, Math.max(limit, 8))
    .map(({ value, label }) => ({ value, code: value, name: label, exact: [value, label] }))
}
