import type { ChargeType, Port } from '@/contract/reference/schemas.ts'
import { suggestedCharges, usualValidity } from '@/contract/trade/tender/defaults.ts'
import { TITLE_MAX } from '@/contract/trade/tender/limits.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import type { SaleParty } from '@/contract/trade/tender/payers/values.ts'
import { countsBoxes } from '@/contract/trade/tender/values.ts'
import type { TextOf } from '@/i18n/useText.ts'
import type { IssueForm, LaneInput } from './form.ts'
import { HOME } from './incoterm.ts'
import type { Proposals } from './outgoing.ts'

/** Names and charges of the reference data used for proposals. */
export interface ProposeContext {
  t: TextOf
  portName: (unlocode: string) => string
  portOf: (unlocode: string) => Pick<Port, 'lane' | 'country'> | undefined
  boxCode: (isoCode: string) => string
  charges: readonly ChargeType[]
}

function boxesText(lane: LaneInput, context: ProposeContext): string {
  return (lane.boxes ?? [])
    .filter((box) => box.isoCode && box.qty !== undefined && box.qty > 0)
    .map((box) => `${box.qty}\u00D7${context.boxCode(box.isoCode ?? '')}`)
    .join(' + ')
}

/** Returns a title like "Shanghai-Los Angeles 2×40HQ", as the server composes it; at least the cargo's name. */
function proposedTitle({ draft }: IssueForm, context: ProposeContext): string {
  const lanes = draft.lanes ?? []
  const [lane] = lanes
  const mode = draft.mode ?? 'FCL'
  const cargo = draft.cargo?.nameZh?.trim() ?? ''
  const from = lane?.pol ? context.portName(lane.pol) : ''
  const to = lane?.pod && mode !== 'TRUCK' ? context.portName(lane.pod) : ''
  const route = from && to ? context.t('issue.title.way', { from, to }) : from || to
  if (!lane || !route) return cargo.slice(0, TITLE_MAX)
  const load = countsBoxes(mode) ? boxesText(lane, context) : lane.loose?.cbm ? `${lane.loose.cbm.trim()} CBM` : ''
  const more = lanes.length > 1 ? context.t('issue.title.more', { count: lanes.length }) : ''
  const by = mode === 'FCL' ? '' : context.t(`issue.title.mode.${mode}`)
  return [route, load, by, more].filter(Boolean).join(' ').slice(0, TITLE_MAX)
}

/** The publisher's likely side: the buyer where goods come to China, else the seller. */
function likelyParty({ lanes = [] }: IssueForm['draft'], { portOf }: ProposeContext): SaleParty {
  const [from, to] = [lanes[0]?.pol, lanes[0]?.pod].map((port) => port && portOf(port)?.country)
  return to === HOME && from !== undefined && from !== HOME ? 'CONSIGNEE' : 'SHIPPER'
}

/** Returns the default title, charges, validity, and who usually pays. */
export function propose(form: IssueForm, context: ProposeContext): Proposals {
  const { mode = 'FCL', lanes } = form.draft
  const pod = lanes?.[0]?.pod
  const suggested = suggestedCharges(mode, pod ? context.portOf(pod) : undefined, context.charges)
  const known = new Set(context.charges.map((charge) => charge.code))
  return {
    title: proposedTitle(form, context),
    charges: [...new Set(suggested)].filter((code) => known.has(code)),
    validity: usualValidity(form.draft),
    payers: form.draft.incoterm ? usualPayers(likelyParty(form.draft, context), form.draft) : undefined,
  }
}
