import { MAX_LANES } from '@/contract/trade/tender/lifecycle.ts'
import { newLane } from './form.ts'
import type { IssueForm, LaneInput } from './form.ts'
import { reordered } from './paths.ts'

/** From this number on, lanes are listed with one expanded at a time. */
export const LIST_FROM = 4

/** Rearranges lanes; an entry without a former index is a new lane. */
function arrange(form: IssueForm, order: readonly (number | LaneInput)[]): IssueForm {
  const lanes = form.draft.lanes ?? []
  return {
    ...form,
    draft: { ...form.draft, lanes: order.flatMap((one) => (typeof one === 'number' ? (lanes[one] ?? []) : one)) },
    typed: reordered(
      form.typed,
      'lanes',
      order.map((one) => (typeof one === 'number' ? one : undefined)),
    ),
  }
}

const places = (form: IssueForm): number[] => [...(form.draft.lanes ?? []).keys()]

/** Adds a lane; it starts with origin and dates of the previous one. */
export function addLane(form: IssueForm): IssueForm {
  const lanes = form.draft.lanes ?? []
  if (lanes.length >= MAX_LANES) return form
  const last = lanes.at(-1)
  const blank = newLane(form.draft.mode ?? 'FCL')
  const lane = last
    ? { ...blank, pol: last.pol, cargoReadyDate: last.cargoReadyDate, etdFrom: last.etdFrom, etdTo: last.etdTo }
    : blank
  return arrange(form, [...places(form), lane])
}

/** Inserts a copy of a lane after it; typed text that is not a number is not copied. */
export function duplicateLane(form: IssueForm, index: number): IssueForm {
  const lane = form.draft.lanes?.[index]
  if (!lane || places(form).length >= MAX_LANES) return form
  const order = places(form)
  const { laneNo: _no, ...copy } = structuredClone(lane)
  return arrange(form, [...order.slice(0, index + 1), copy, ...order.slice(index + 1)])
}

export function removeLane(form: IssueForm, index: number): IssueForm {
  return arrange(form, places(form).toSpliced(index, 1))
}

/** Moves a lane up (-1) or down (1). */
export function moveLane(form: IssueForm, index: number, by: -1 | 1): IssueForm {
  const order = places(form)
  if (index + by < 0 || index + by >= order.length) return form
  return arrange(form, order.toSpliced(index, 1).toSpliced(index + by, 0, index))
}

/** Replaces all lanes by imported ones, or appends them. */
export function takeLanes(form: IssueForm, lanes: readonly LaneInput[], how: 'replace' | 'append'): IssueForm {
  return arrange(form, [...(how === 'append' ? places(form) : []), ...lanes])
}

/** Whether the lanes are still unedited. */
export function isUntouched(form: IssueForm): boolean {
  const [lane, other] = form.draft.lanes ?? []
  if (other || !lane) return lane === undefined
  const { pol, pod, boxes = [], loose, truck, cargoReadyDate, etdFrom, etdTo } = lane
  return ![pol, pod, loose?.pieces, truck?.pickup, cargoReadyDate, etdFrom, etdTo, ...boxes.map(({ qty }) => qty)].some(
    (one) => one !== undefined,
  )
}
