import type { ContainerType } from '@/contract/reference/schemas.ts'
import type { TenderDraftSketch } from '@/contract/tender/rules.ts'
import { countsBoxes } from '@/contract/tender/values.ts'

/** How the cargo fits into the boxes asked for; typical figures, for warnings only (FIELD part 1, cube check). */
export interface LoadCheck {
  boxes: number
  kgPerBox: number
  /** Kilograms that one box typically takes, mean of the types asked for. */
  payloadPerBox: number
  cbm: number
  /** Cubic metres that a planner counts on, all boxes together. */
  planned: number
  isTooHeavy: boolean
  isTooBig: boolean
  /** A larger box of the same family that would take the volume in the same number. */
  larger?: string | undefined
  /** Further 20-foot boxes that would take what is left. */
  more20: number
}

/** Gives the check, or undefined where there are no boxes or no figures yet. */
export function checkLoad(draft: TenderDraftSketch, types: readonly ContainerType[]): LoadCheck | undefined {
  if (!draft.mode || !countsBoxes(draft.mode)) return undefined
  const kg = Number(draft.cargo?.grossKg)
  const cbm = Number(draft.cargo?.cbm)
  const rows = (draft.lanes ?? [])
    .flatMap((lane) => lane.boxes ?? [])
    .flatMap(({ isoCode, qty }) => {
      const type = types.find((one) => one.isoCode === isoCode)
      return type && qty ? [{ type, qty }] : []
    })
  const boxes = rows.reduce((sum, { qty }) => sum + qty, 0)
  if (boxes === 0 || !(kg > 0) || !(cbm > 0)) return undefined
  const payload = rows.reduce((sum, { type, qty }) => sum + type.typicalMaxPayloadKg * qty, 0)
  const planned = rows.reduce((sum, { type, qty }) => sum + type.planningCbm * qty, 0)
  const isTooBig = planned > 0 && cbm > planned
  const [first] = rows
  const larger =
    isTooBig && rows.length === 1 && first
      ? types
          .filter(
            (type) =>
              type.isoCode[2] === first.type.isoCode[2] &&
              type.planningCbm > first.type.planningCbm &&
              type.planningCbm * first.qty >= cbm,
          )
          .toSorted((a, b) => a.planningCbm - b.planningCbm)[0]?.code
      : undefined
  const small = types.find((type) => type.isoCode === '22G1')?.planningCbm ?? 28
  return {
    boxes,
    kgPerBox: Math.round(kg / boxes),
    payloadPerBox: Math.round(payload / boxes),
    cbm,
    planned,
    isTooHeavy: kg > payload,
    isTooBig,
    larger,
    more20: isTooBig ? Math.ceil((cbm - planned) / small) : 0,
  }
}
