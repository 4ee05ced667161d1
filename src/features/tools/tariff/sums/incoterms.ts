/** Legs of a carriage, in order of payment. */
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

/**
 * Payer of a leg: SELLER, BUYER, PLACE (depends on the named place or the contract of carriage), NONE (nobody has to).
 */
export type Payer = 'SELLER' | 'BUYER' | 'PLACE' | 'NONE'

/** Incoterms 2020, one letter per leg: S seller, B buyer, P depends on place or contract, N nobody has to. */
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

/** Payer of a leg under a term; undefined if the term is not in Incoterms 2020. */
export function payerOf(term: string, leg: Leg): Payer | undefined {
  return PAYERS[PAID[term]?.[LEGS.indexOf(leg)] ?? '']
}
