import type { Freight } from './useReferences.ts'

const plain = (text: string) => text.trim().toLowerCase()

/** The named place of a term in the reader's language where it is a known one, else as typed. */
export function namedPlace(place: string, { places, portName }: Pick<Freight, 'places' | 'portName'>): string {
  const wanted = plain(place)
  // A name in brackets is another one of the same place.
  const isMeant = ({ unlocode, nameZh, nameEn }: Freight['places'][number]) =>
    [unlocode, nameZh, nameEn, nameEn.split('(')[0] ?? ''].some((name) => plain(name) === wanted)
  const names = new Set(places.filter(isMeant).map(({ unlocode }) => portName(unlocode)))
  const [name] = names
  // Two places of one name in one language may differ in the other.
  if (wanted === '' || name === undefined || names.size > 1) return place
  return plain(name).startsWith(wanted) ? place : name
}
