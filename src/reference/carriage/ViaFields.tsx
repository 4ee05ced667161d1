import { MAX_VIA } from '@/contract/trade/bid/carriage/limits.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { usePlaces } from '../usePlaces.ts'
import './carriage.css'

interface ViaProps {
  /** Path of the parent object; '' at the top of a form. */
  at: string
  mode: TransportMode
  direct: boolean
  /** Places of transhipment in order; '' until selected. */
  via: readonly string[]
  errorOf: (field: string) => string | undefined
  onChange: (patch: { direct?: boolean; via?: string[] }) => void
}

/** Direct, or via which ports. */
export function ViaFields({ at, mode, direct, via, errorOf, onChange }: ViaProps) {
  const t = useText()
  const places = usePlaces(mode)
  const nameOf = (index: number) => (at === '' ? `via.${index}` : `${at}.via.${index}`)
  return (
    <div className="ct-carriage-via">
      <CheckBox
        label={t('carriage.direct')}
        checked={direct}
        onChange={(event) =>
          onChange({ direct: event.target.checked, via: event.target.checked ? [] : via.length > 0 ? [...via] : [''] })
        }
      />
      {!direct &&
        via.map((port, index) => (
          <PortCombobox
            // Ports are identified by their order only.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            name={nameOf(index)}
            label={t('carriage.via', { no: index + 1 })}
            options={places}
            value={port === '' ? null : port}
            error={errorOf(nameOf(index))}
            onChange={(next) => onChange({ via: via.map((was, place) => (place === index ? (next ?? '') : was)) })}
          />
        ))}
      {!direct && via.length < MAX_VIA && (
        <Button size="small" onClick={() => onChange({ via: [...via, ''] })}>
          {t('carriage.addVia')}
        </Button>
      )}
    </div>
  )
}
