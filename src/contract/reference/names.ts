import { fold } from '../front/search/fold.ts'

/** Trade names of containers and carriers, for sheets, pasted text and search. */

/** Equivalent endings of container codes. */
const BOX_ENDINGS: readonly (readonly string[])[] = [
  ['gp', 'dc', 'dv', 'dry', 'st', 'std'],
  ['hq', 'hc'],
  ['rf', 'rh', 're', 'hr', 'reefer'],
]

/** All names of a container type by trade code: `40hq` and `40hc`; the code itself comes first. */
export function boxNames(code: string): string[] {
  const own = fold(code)
  const feet = own.slice(0, 2)
  const others = BOX_ENDINGS.find((endings) => endings.includes(own.slice(2))) ?? []
  return own === '' ? [] : [own, ...others.map((ending) => `${feet}${ending}`).filter((name) => name !== own)]
}

/** The container type named in a text, by ISO or trade code, ignoring spacing; an exact code has priority. */
export function boxNamed<T extends { isoCode: string; code: string }>(
  text: string,
  boxTypes: readonly T[],
): T | undefined {
  const wanted = fold(text)
  return (
    boxTypes.find(({ isoCode, code }) => [fold(isoCode), fold(code)].includes(wanted)) ??
    boxTypes.find(({ code }) => boxNames(code).includes(wanted))
  )
}

/** Short names of carriers that are not a prefix of their name. */
const CARRIER_NAMES: Readonly<Record<string, string>> = {
  msk: 'MAEU',
  emc: 'EGLV',
  yml: 'YMLU',
  hpl: 'HLCU',
  whl: 'WHLC',
  '\u4e2d\u8fdc': 'COSU',
}
/** Minimum length of a name prefix; two for Chinese characters. */
const ENOUGH = 3

/** The carrier named in a text: SCAC, a name in either language or in its brackets, or a unique prefix. */
export function carrierNamed<T extends { scac: string; nameZh: string; nameEn: string }>(
  text: string,
  carriers: readonly T[],
): T | undefined {
  const wanted = fold(text)
  if (wanted === '') return undefined
  const namesOf = ({ nameZh, nameEn }: T): string[] =>
    [nameZh, nameEn].flatMap((name) => [name, ...name.split(/[()\uff08\uff09]/u)].map(fold)).filter(Boolean)
  const exact = carriers.find((carrier) => [fold(carrier.scac), ...namesOf(carrier)].includes(wanted))
  const usual = CARRIER_NAMES[wanted]
  if (exact ?? usual) return exact ?? carriers.find(({ scac }) => scac === usual)
  if (wanted.length < (/\p{Script=Han}/u.test(wanted) ? 2 : ENOUGH)) return undefined
  // The text may be shorter than the name ("COSCO") or longer ("Maersk Line"); an ambiguous text matches none.
  const found = carriers.filter((carrier) =>
    namesOf(carrier).some((name) => name.startsWith(wanted) || (name.length >= ENOUGH && wanted.startsWith(name))),
  )
  return found.length === 1 ? found[0] : undefined
}
