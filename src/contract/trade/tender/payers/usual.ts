import type { Payers } from './schemas.ts'
import { PAYS_AT } from './split.ts'
import type { PaidAt, SaleParty } from './values.ts'

/** The handover at both ends, as far as a term depends on it. */
interface Handover {
  /** The seller hands the goods over at the own door. */
  isFromDoor: boolean
  /** The named place is inland at the destination. */
  isToDoor: boolean
}

type Usual = Pick<Payers, 'split' | 'except'>
const usual = (ORIGIN: PaidAt, FREIGHT: PaidAt, DESTINATION: PaidAt, ...except: string[]): Usual => ({
  split: { ORIGIN, FREIGHT, DESTINATION },
  except,
})

/** Import clearance and delivery order are the buyer's also where the seller delivers. */
const IMPORT = ['CUSI', 'DO']

/** The usual split of each term of sale, Incoterms 2020. Trade practice: TRADE part 2. */
const USUAL: Record<string, (handover: Handover) => Usual> = {
  EXW: () => usual('COL', 'COL', 'COL'),
  FCA: ({ isFromDoor }) => (isFromDoor ? usual('PRE', 'COL', 'COL', 'OTHC') : usual('PRE', 'COL', 'COL')),
  FAS: () => usual('PRE', 'COL', 'COL'),
  FOB: () => usual('PRE', 'COL', 'COL'),
  // The risk at sea is the buyer's, and so is its insurance; under CIF and CIP the seller insures.
  CFR: () => usual('PRE', 'PRE', 'COL', 'INS'),
  CIF: () => usual('PRE', 'PRE', 'COL'),
  CPT: ({ isToDoor }) => (isToDoor ? usual('PRE', 'PRE', 'PRE', ...IMPORT, 'INS') : usual('PRE', 'PRE', 'COL', 'INS')),
  CIP: ({ isToDoor }) => (isToDoor ? usual('PRE', 'PRE', 'PRE', ...IMPORT) : usual('PRE', 'PRE', 'COL')),
  DAP: () => usual('PRE', 'PRE', 'PRE', ...IMPORT),
  DPU: () => usual('PRE', 'PRE', 'PRE', ...IMPORT),
  DDP: () => usual('PRE', 'PRE', 'PRE'),
}

/** Who usually pays what: by the term of sale; without one, and on the road, the publisher pays all. */
export function usualPayers(party: SaleParty, { incoterm, mode, lanes = [] }: TermsOfSale): Payers {
  const own = PAYS_AT[party]
  const rule = mode === 'TRUCK' || incoterm === undefined ? undefined : USUAL[incoterm]
  const handover = {
    isFromDoor: lanes.some(({ receiptType }) => receiptType === 'SD'),
    isToDoor: lanes.some(({ deliveryType }) => deliveryType === 'SD'),
  }
  return { party, ...(rule ? rule(handover) : usual(own, own, own)) }
}

/** The parts of a tender that decide who usually pays. */
interface TermsOfSale {
  incoterm?: string | undefined
  mode?: string | undefined
  lanes?: readonly { receiptType?: string | undefined; deliveryType?: string | undefined }[] | undefined
}
