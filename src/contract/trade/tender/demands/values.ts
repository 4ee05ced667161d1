/** What a tender asks of a bid besides its price. TRADE.md 1.3. */
export const DEMANDS = ['direct', 'transit', 'freeTime', 'validity', 'sailing', 'equipment', 'charges'] as const
/** Demands whose weight the publisher sets; a sailing is always a wish, because it is picked when booking. */
export const SET_DEMANDS = ['direct', 'transit', 'equipment', 'freeTime', 'validity', 'charges'] as const
/** Whether a bid that fails a demand is out of the ranking. */
export const DEMAND_LEVELS = ['MUST', 'WISH'] as const
/** `WARN`: met in part, or not known yet. */
export const VERDICTS = ['PASS', 'WARN', 'FAIL'] as const
/** Cargo that not every carrier takes. */
export const SPECIAL_CARGO = ['DG', 'REEFER', 'OOG'] as const

export type Demand = (typeof DEMANDS)[number]
export type SetDemand = (typeof SET_DEMANDS)[number]
export type DemandLevel = (typeof DEMAND_LEVELS)[number]
export type Verdict = (typeof VERDICTS)[number]
export type SpecialCargo = (typeof SPECIAL_CARGO)[number]

/** Levels of a tender that names none. */
export const USUAL_LEVELS: Record<Demand, DemandLevel> = {
  direct: 'MUST',
  transit: 'MUST',
  equipment: 'MUST',
  freeTime: 'WISH',
  validity: 'WISH',
  sailing: 'WISH',
  charges: 'WISH',
}
