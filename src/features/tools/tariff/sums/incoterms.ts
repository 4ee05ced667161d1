/** Legs of a carriage in the order in which they are paid for. */
export const LEGS = [
  'pickUp',
  'preCarriage',
  'exportClearance',
  'originHandling',
  'onBoard',
  'mainCarriage',
  'insurance',
  'destinationHandling',
  'importClearance',
  'onCarriage',
  'unloading',
] as const
export type Leg = (typeof LEGS)[number]

/** Who pays a leg: SELLER, BUYER, PLACE by the named place or the contract of carriage, NONE where neither has to. */
export type Payer = 'SELLER' | 'BUYER' | 'PLACE' | 'NONE'

/** Incoterms 2020, a letter a leg: S seller, B buyer, P by the named place or contract, N nobody has to. */
const PAID: Readonly<Record<string, string>> = {
  EXW: 'BBBBBBNBBBB',
  FCA: 'SPSPBBNBBBB',
  FAS: 'SSSSBBNBBBB',
  FOB: 'SSSSSBNBBBB',
  CFR: 'SSSSSSNPBBB',
  CIF: 'SSSSSSSPBBB',
  CPT: 'SSSSSSNPBPB',
  CIP: 'SSSSSSSPBPB',
  DAP: 'SSSSSSNSBSB',
  DPU: 'SSSSSSNSBSS',
  DDP: 'SSSSSSNSSSB',
}

const PAYERS: Readonly<Record<string, Payer>> = { S: 'SELLER', B: 'BUYER', P: 'PLACE', N: 'NONE' }

/** Who pays a leg under a term; undefined for a term that is not of Incoterms 2020. */
export function payerOf(term: string, leg: Leg): Payer | undefined {
  return PAYERS[PAID[term]?.[LEGS.indexOf(leg)] ?? '']
}
