import { useText } from '@/i18n/useText.ts'
import { ForwardIcon } from '@/ui/icons.tsx'
import { useFreight } from './useReferences.ts'
import './leg.css'

/** One end of a lane: code first, name under it. */
function End({ unlocode }: { unlocode: string }) {
  const { portName } = useFreight()
  return (
    <span className="ct-leg-end">
      <span className="ct-leg-code">{unlocode}</span>
      <span className="ct-leg-name">{portName(unlocode)}</span>
    </span>
  )
}

/** From where to where, by code and name; without `pod` a place and its surroundings (truck). */
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

interface CargoCount {
  boxes: readonly { isoCode: string; qty: number }[]
  loose?: { pieces: number; grossKg: string; cbm: string } | undefined
}

/** What is to be moved: `2×40HQ`, or pieces, kilograms and cubic metres. */
export function BoxesText({ boxes, loose }: CargoCount) {
  const t = useText()
  const { boxCode } = useFreight()
  if (boxes.length > 0)
    return <span className="ct-boxes">{boxes.map((box) => `${box.qty}×${boxCode(box.isoCode)}`).join(' + ')}</span>
  if (!loose) return null
  return (
    <span className="ct-boxes">
      {t('common.cargo.loose', { pieces: loose.pieces, kg: loose.grossKg, cbm: loose.cbm })}
    </span>
  )
}
