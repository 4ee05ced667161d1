/** Steps of the wizard, as named in the URL. */
export const STEPS = ['cargo', 'route', 'terms', 'rules', 'review'] as const
export type Step = (typeof STEPS)[number]

const TERMS = [
  'incoterm',
  'namedPlace',
  'paymentTerm',
  'depositPct',
  'lateFeeDailyPct',
  'cancelFeePct',
  'settlement',
  'settlementCurrency',
  'payers',
  'term',
  'requiredCharges',
  'compareCurrency',
  'remarks',
  'attachments',
]

/** Returns the step that contains a field. */
export function stepOf(field: string): Step {
  const [head = ''] = field.split('.')
  if (head === 'title' || head === 'mode' || head === 'type' || head === 'cargo') return 'cargo'
  if (head === 'note') return 'review'
  if (head === 'lanes') return 'route'
  return TERMS.includes(head) ? 'terms' : 'rules'
}
