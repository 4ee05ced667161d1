/** The steps of the wizard, as they stand in the address. */
export const STEPS = ['cargo', 'route', 'terms', 'rules', 'review'] as const
export type Step = (typeof STEPS)[number]

/** Reads a step from the address; the first one for anything else. */
export function readStep(text: string | null): Step {
  return STEPS.find((step) => step === text) ?? 'cargo'
}

const TERMS = ['incoterm', 'namedPlace', 'paymentTerm', 'requiredCharges', 'compareCurrency', 'remarks', 'attachments']

/** Gives the step on which a field of the tender stands. */
export function stepOf(field: string): Step {
  const [head = ''] = field.split('.')
  if (head === 'title' || head === 'mode' || head === 'cargo') return 'cargo'
  if (field.endsWith('.boxesPerWeek')) return 'rules'
  if (head === 'lanes') return 'route'
  return TERMS.includes(head) ? 'terms' : 'rules'
}
