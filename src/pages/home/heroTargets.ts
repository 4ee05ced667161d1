import { routes } from '@/routes/table.ts'

/** What the home search can look for. */
export type FindKind = 'tenders' | 'capacity' | 'sailings' | 'hs'

const table: Readonly<Record<string, { readonly path: string } | undefined>> = routes

const pages: Record<FindKind, string> = {
  tenders: 'tenderSearch',
  capacity: 'market',
  sailings: 'shippingDates',
  hs: 'customs',
}

const order: readonly FindKind[] = ['tenders', 'capacity', 'sailings', 'hs']

/** The kinds whose page exists. */
export const findKinds: readonly FindKind[] = order.filter((kind) => table[pages[kind]] !== undefined)

/** What the fields of the search are called on the page that answers. */
const names: Partial<Record<FindKind, Readonly<Record<string, string>>>> = {
  capacity: { readyBy: 'etdFrom' },
  sailings: { readyBy: 'ready', isoCode: 'box' },
}

/** Address of the list that answers a search, with the filled-in fields as its query. */
export function findHref(kind: FindKind, fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== '') query.set(names[kind]?.[name] ?? name, value)
  const text = query.toString()
  const path = table[pages[kind]]?.path ?? '/'
  return text ? `${path}?${text}` : path
}
