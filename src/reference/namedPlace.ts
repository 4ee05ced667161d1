import type { Freight } from './useReferences.ts'

const plain = (text: string) => text.trim().toLowerCase()

/** The named place of a term in the reader's language where it is a known port, else as typed. */
export function namedPlace(place: string, { ports, portName }: Pick<Freight, 'ports' | 'portName'>): string {
  const wanted = plain(place)
  // A name in brackets is another one of the same port.
  const isMeant = ({ unlocode, nameZh, nameEn }: Freight['ports'][number]) =>
    [unlocode, nameZh, nameEn, nameEn.split('(')[0] ?? ''].some((name) => plain(name) === wanted)
  const names = new Set(ports.filter(isMeant).map(({ unlocode }) => portName(unlocode)))
  const [name] = names
  // Two ports of one name in one language may differ in the other.
  if (wanted === '' || name === undefined || names.size > 1) return place
  return plain(name).startsWith(wanted) ? place : name
}
