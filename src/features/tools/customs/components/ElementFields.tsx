import type { HsEntry } from '@/contract/tools/customs/schemas.ts'
import { ELEMENT_MAX } from '@/contract/tools/customs/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { TextField } from '@/ui/Field.tsx'

type Elements = NonNullable<HsEntry['elements']>

interface ElementFieldsProps {
  elements: Elements
  values: readonly string[]
  onChange: (values: string[]) => void
}

// These two take a digit.
const HINTS = {
  'Brand type': 'customs.elements.brand',
  'Preferential treatment at export': 'customs.elements.preference',
} as const
const hintOf = (nameEn: string) => Object.entries(HINTS).find(([name]) => name === nameEn)?.[1]

/** One field per declaration element, numbered as on the declaration. */
export function ElementFields({ elements, values, onChange }: ElementFieldsProps) {
  const t = useText()
  const nameOf = useNameOf()
  return (
    <div className="ct-customs-fields">
      {elements.map((element, at) => {
        const hint = hintOf(element.nameEn)
        return (
          <TextField
            key={element.nameZh}
            name={`element${at}`}
            label={`${at} ${nameOf(element)}`}
            hint={hint && t(hint)}
            maxLength={ELEMENT_MAX}
            autoComplete="off"
            value={values[at] ?? ''}
            onChange={(event) =>
              onChange(elements.map((_, place) => (place === at ? event.target.value : (values[place] ?? ''))))
            }
          />
        )
      })}
    </div>
  )
}
