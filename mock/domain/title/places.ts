import type { Language } from '../../messages.ts'
import { REFERENCE } from '../../seed/reference.ts'
import { titleWords } from '../../titleTexts.ts'

interface Named {
  nameZh: string
  nameEn: string
}

const fold = (text: string): string => text.trim().toLowerCase().replace(/市$/u, '')

/** Cities, and ports named like their city, by each of their names. */
const BY_NAME: ReadonlyMap<string, Named> = new Map(
  [...REFERENCE.freight.ports, ...REFERENCE.cities].flatMap((place) => [
    [fold(place.nameZh), place],
    [fold(place.nameEn), place],
  ]),
)

/** A city in the reader's language, by any of its names; an unknown one is returned as typed. */
export function cityName(language: Language, text: string): string {
  const place = BY_NAME.get(fold(text))
  return place ? placeIn(language, place) : text
}

/** The stored name of a city, independent of the language it was typed in. */
export const keptCity = (text: string): string => cityName('zh-CN', text).trim()

/** Name of a port; its code if unknown. */
export function portIn(language: Language, code: string): string {
  const port = REFERENCE.portByCode.get(code)
  return port ? placeIn(language, port) : code
}

/** From one port to another, or the only one given. */
export function wayIn(language: Language, pol: string | undefined, pod: string | undefined): string {
  const [from = '', to = ''] = [pol, pod].flatMap((code) => (code ? [portIn(language, code)] : []))
  return to === '' ? from : titleWords('way', language, { from, to })
}

const placeIn = (language: Language, { nameZh, nameEn }: Named): string => (language === 'zh-CN' ? nameZh : nameEn)
