import type { ContainerType } from '@/contract/reference/schemas.ts'
import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { countsBoxes } from '@/contract/trade/tender/values.ts'

/** How the cargo fits into the containers; typical figures, for warnings only (FIELD part 1, cube check). */
export interface LoadCheck {
  boxes: number
  kgPerBox: number
  /** Typical payload of one container in kg, averaged over the requested types. */
  payloadPerBox: number
  cbm: number
  /** Planned volume of all containers in cubic metres. */
  planned: number
  isTooHeavy: boolean
  /** Number of containers needed for the weight. */
  byWeight: number
  isTooBig: boolean
  /** A larger container of the same family that fits the volume with the same count. */
  larger?: string | undefined
  /** Additional 20-foot containers for the rest. */
  more20: number
}

/** Returns the check, or undefined without containers or figures. */
export function checkLoad(draft: TenderDraftInput, types: readonly ContainerType[]): LoadCheck | undefined {
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
    byWeight: payload > 0 ? Math.ceil((kg * boxes) / payload) : boxes,
    isTooBig,
    larger,
    more20: isTooBig ? Math.ceil((cbm - planned) / small) : 0,
  }
}

/** Volume from which a full container is usually cheaper than a share; a rule of thumb. */
const OWN_BOX_CBM = 15

/** Loose cargo of the lanes compared with the whole cargo. */
export interface LooseCheck {
  kg: number
  cbm: number
  cargoKg: number
  cargoCbm: number
  isOff: boolean
  /** Volume of the first sea lane that would be cheaper as a full container. */
  ownBoxCbm?: number | undefined
}

/** Returns the check of loose cargo, or undefined for containers or missing figures. */
export function checkLoose(draft: TenderDraftInput): LooseCheck | undefined {
  if (!draft.mode || countsBoxes(draft.mode)) return undefined
  const lanes = (draft.lanes ?? []).map(({ loose }) => ({ kg: Number(loose?.grossKg), cbm: Number(loose?.cbm) }))
  const [cargoKg, cargoCbm] = [Number(draft.cargo?.grossKg), Number(draft.cargo?.cbm)]
  const sum = (part: 'kg' | 'cbm') => Math.round(lanes.reduce((total, lane) => total + lane[part], 0) * 1000) / 1000
  const [kg, cbm] = [sum('kg'), sum('cbm')]
  if (![kg, cbm, cargoKg, cargoCbm].every((one) => one > 0)) return undefined
  const differs = (a: number, b: number) => Math.abs(a - b) > 0.01 * Math.max(a, b)
  return {
    kg,
    cbm,
    cargoKg,
    cargoCbm,
    isOff: differs(kg, cargoKg) || differs(cbm, cargoCbm),
    ...(draft.mode === 'LCL' && { ownBoxCbm: lanes.find((lane) => lane.cbm >= OWN_BOX_CBM)?.cbm }),
  }
}
