import { fold } from '../front/search/fold.ts'

/** Names that the trade uses for one thing, wherever a sheet, a pasted text or a search says them. */

/** Endings of box codes that mean the same. */
const BOX_ENDINGS: readonly (readonly string[])[] = [
  ['gp', 'dc', 'dv', 'dry', 'st', 'std'],
  ['hq', 'hc'],
  ['rf', 'rh', 're', 'hr', 'reefer'],
]

/** Everything a box is called that has a code of the trade: `40hq` and `40hc`; the code itself comes first. */
export function boxNames(code: string): string[] {
  const own = fold(code)
  const feet = own.slice(0, 2)
  const others = BOX_ENDINGS.find((endings) => endings.includes(own.slice(2))) ?? []
  return own === '' ? [] : [own, ...others.map((ending) => `${feet}${ending}`).filter((name) => name !== own)]
}

/** The box type that a text names: by ISO code or code of the trade, however it is spaced; its own code wins. */
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

/** Names of carriers that are no beginning of their own. */
const CARRIER_NAMES: Readonly<Record<string, string>> = {
  msk: 'MAEU',
  emc: 'EGLV',
  yml: 'YMLU',
  hpl: 'HLCU',
  whl: 'WHLC',
  '\u4e2d\u8fdc': 'COSU',
}
/** Letters from which on the beginning of a name says enough; of Chinese characters two. */
const ENOUGH = 3

/** The carrier that a text names: SCAC, a name in either language, what stands in its brackets, or the beginning of one only. */
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
  // What is typed may be shorter than the name ("COSCO") or longer ("Maersk Line"); two carriers are none.
  const found = carriers.filter((carrier) =>
    namesOf(carrier).some((name) => name.startsWith(wanted) || (name.length >= ENOUGH && wanted.startsWith(name))),
  )
  return found.length === 1 ? found[0] : undefined
}
