import { routes } from '@/routes/table.ts'

/** Targets of the home search. */
export type FindKind = 'tenders' | 'capacity' | 'sailings' | 'hs'

const table: Readonly<Record<string, { readonly path: string } | undefined>> = routes

const pages: Record<FindKind, string> = {
  tenders: 'tenderSearch',
  capacity: 'market',
  sailings: 'shippingDates',
  hs: 'customs',
}

const order: readonly FindKind[] = ['tenders', 'capacity', 'sailings', 'hs']

/** The targets whose page exists. */
export const findKinds: readonly FindKind[] = order.filter((kind) => table[pages[kind]] !== undefined)

/** Parameter names on the target page, where they differ. */
const names: Partial<Record<FindKind, Readonly<Record<string, string>>>> = {
  capacity: { readyBy: 'etdFrom' },
  sailings: { readyBy: 'ready', isoCode: 'box' },
}

/** URL of the result list, with the filled-in fields as query. */
export function findHref(kind: FindKind, fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== '') query.set(names[kind]?.[name] ?? name, value)
  const text = query.toString()
  const path = table[pages[kind]]?.path ?? '/'
  return text ? `${path}?${text}` : path
}
