import type { GroupOf, SearchGroup } from '@/contract/front/search/schemas.ts'
import type { Question } from '@/contract/front/search/match.ts'
import type { Carrier, Port } from '@/contract/reference/schemas.ts'
import services from '../../../seed/data/services.json' with { type: 'json' }
import type { City } from '../../../seed/reference.ts'
import type { Caller, Deps } from '../../deps.ts'
import { rememberKeys } from './keys.ts'
import { rankedItems } from './ranked.ts'

/** What is asked, by whom. */
export interface Asked {
  deps: Deps
  question: Question
  caller: Caller | undefined
  size: number
}

type Service = (typeof services.items)[number]

const portKeys = rememberKeys<Port>(({ unlocode, aliases, nameZh, nameEn, pinyin, initials }) => ({
  codes: [unlocode, unlocode.slice(2)],
  aliases: aliases.flatMap((alias) => [alias, alias.slice(2)]),
  zh: nameZh,
  en: nameEn,
  pinyin: [pinyin],
  initials: [initials],
}))
const placeKeys = rememberKeys<Port>(({ unlocode, nameZh, nameEn, pinyin, initials }) => ({
  codes: [unlocode],
  // The end of a UN/LOCODE is what people say.
  aliases: [unlocode.slice(2)].filter((end) => end.length > 1),
  zh: nameZh,
  en: nameEn,
  pinyin: [pinyin],
  initials: [initials],
}))
const cityKeys = rememberKeys<City>(({ nameZh, nameEn }) => ({ zh: nameZh, en: nameEn }))
const carrierKeys = rememberKeys<Carrier>(({ scac, nameZh, nameEn }) => ({ codes: [scac], zh: nameZh, en: nameEn }))
const serviceKeys = rememberKeys<Service>(({ code, nameZh, nameEn, operators }) => ({
  codes: [code],
  zh: nameZh,
  en: nameEn,
  tags: operators,
}))

const titles = ({ nameZh, nameEn }: { nameZh: string; nameEn: string }) => ({ titleZh: nameZh, titleEn: nameEn })

function ports({ deps, question, size }: Asked): GroupOf<'PORT'> {
  const { found, ...rest } = rankedItems(deps.reference.freight.ports, portKeys, question, size)
  const hits = found.map(({ thing, by }) => ({ id: thing.unlocode, by, country: thing.country, ...titles(thing) }))
  return { kind: 'PORT', ...rest, hits }
}

function hitsOf({ question, size }: Asked, places: readonly Port[] = []) {
  const { found, ...rest } = rankedItems(places, placeKeys, question, size)
  const hits = found.map(({ thing, by }) => ({ id: thing.unlocode, by, country: thing.country, ...titles(thing) }))
  return { ...rest, hits }
}

function cities({ deps, question, size }: Asked): GroupOf<'CITY'> {
  const { found, ...rest } = rankedItems(deps.reference.cities, cityKeys, question, size)
  const hits = found.map(({ thing, by }) => ({ id: thing.nameEn, by, nameZh: thing.nameZh, ...titles(thing) }))
  return { kind: 'CITY', ...rest, hits }
}

function carriers({ deps, question, size }: Asked): GroupOf<'CARRIER'> {
  const { found, ...rest } = rankedItems(deps.reference.freight.carriers, carrierKeys, question, size)
  return { kind: 'CARRIER', ...rest, hits: found.map(({ thing, by }) => ({ id: thing.scac, by, ...titles(thing) })) }
}

function weekly({ question, size }: Asked): GroupOf<'SERVICE'> {
  const { found, ...rest } = rankedItems(services.items, serviceKeys, question, size)
  const hits = found.map(({ thing, by }) => {
    const pol = thing.rotation[0]?.port ?? ''
    const turn = thing.rotation.find((call) => 'turn' in call && call.turn)
    return { id: thing.code, by, pol, pod: (turn ?? thing.rotation.at(-1))?.port ?? pol, ...titles(thing) }
  })
  return { kind: 'SERVICE', ...rest, hits }
}

/** Places and who sails between them, each a group of results. */
export const PLACE_GROUPS: readonly ((asked: Asked) => SearchGroup)[] = [
  ports,
  (asked) => ({ kind: 'AIRPORT', ...hitsOf(asked, asked.deps.reference.freight.airports) }),
  (asked) => ({ kind: 'STATION', ...hitsOf(asked, asked.deps.reference.freight.stations) }),
  cities,
  carriers,
  weekly,
]
