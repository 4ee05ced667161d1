import { maskContacts } from '@/contract/contacts.ts'
import { Notice } from './Notice.tsx'

/** Says `hint` to the writer while contact data stand in the text: the other side reads *** for them before the deal. */
export function ContactHint({ text, hint }: { text: string; hint: string }) {
  return <div role="status">{maskContacts(text).masked && <Notice tone="warn">{hint}</Notice>}</div>
}
