import { useText } from '@/i18n/useText.ts'
import { ForwardIcon } from '@/ui/icons.tsx'
import { cargoText } from './cargoText.ts'
import type { CargoCount } from './cargoText.ts'
import { useFreight } from './useReferences.ts'
import './leg.css'

/** One end of a lane: code, with the name below. */
function End({ unlocode }: { unlocode: string }) {
  const { portName } = useFreight()
  return (
    <span className="ct-leg-end">
      <span className="ct-leg-code">{unlocode}</span>
      <span className="ct-leg-name">{portName(unlocode)}</span>
    </span>
  )
}

/** Origin and destination by code and name; without `pod` a place and its surroundings (truck). */
export function LaneText({ pol, pod }: { pol: string; pod?: string | undefined }) {
  return (
    <span className="ct-leg">
      <End unlocode={pol} />
      {pod && (
        <>
          <ForwardIcon size={18} />
          <End unlocode={pod} />
        </>
      )}
    </span>
  )
}

/** Cargo of a lane, the types of containers drawn: `2×40HQ`, or pieces, kilograms and cubic metres. */
export function BoxesText(cargo: CargoCount) {
  const t = useText()
  const { boxCode } = useFreight()
  const text = cargoText(t, boxCode, cargo)
  if (text === '') return null
  const pictures = new Set(cargo.boxes.length > 0 ? cargo.boxes.map(({ isoCode }) => isoCode) : ['LOOSE'])
  return (
    <span className="ct-boxes">
      {[...pictures].map((isoCode) => (
        <span key={isoCode} className="ct-box" data-iso={isoCode} aria-hidden="true" />
      ))}
      {/* A line never starts with the plus. */}
      {text.replaceAll(' +', '\u00A0+')}
    </span>
  )
}
