import type { OrderContact } from '@/contract/money/order/schemas.ts'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

/** Names of the facts of a contact, in the language of the page. */
type ContactLabels = Readonly<Record<'person' | 'mobile' | 'email' | 'address', string>>

/** Whom to reach on the other side, with links to call and to write. */
export function contactFacts(contact: OrderContact | undefined, labels: ContactLabels): DefinitionItem[] {
  if (!contact) return []
  const { name, position, mobile, email, address } = contact
  return [
    { label: labels.person, value: <TypedText>{[name, position].filter(Boolean).join(' · ')}</TypedText> },
    { label: labels.mobile, value: <a href={`tel:${mobile}`}>{mobile}</a> },
    ...(email ? [{ label: labels.email, value: <a href={`mailto:${email}`}>{email}</a> }] : []),
    ...(address ? [{ label: labels.address, value: <TypedText>{address}</TypedText>, span: 2 as const }] : []),
  ]
}
