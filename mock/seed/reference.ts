import type {
  Country,
  FreightReference,
  Incoterm,
  ChargeType,
  DictWithItems,
  Port,
  Province,
} from '@/contract/reference/schemas.ts'
import { allPlaces } from '@/contract/reference/places.ts'
import { isOffered } from '@/contract/reference/ruleCharges.ts'
import airports from './data/airports.json' with { type: 'json' }
import chargeUses from './data/chargeUses.json' with { type: 'json' }
import carriers from './data/carriers.json' with { type: 'json' }
import containerTypes from './data/containerTypes.json' with { type: 'json' }
import cities from './data/cities.json' with { type: 'json' }
import countries from './data/countries.json' with { type: 'json' }
import incoterms from './data/incoterms.json' with { type: 'json' }
import packageTypes from './data/packageTypes.json' with { type: 'json' }
import ports from './data/ports.json' with { type: 'json' }
import provinces from './data/provinces.json' with { type: 'json' }
import rail from './data/rail.json' with { type: 'json' }
import surcharges from './data/surcharges.json' with { type: 'json' }
import tradeLanes from './data/tradeLanes.json' with { type: 'json' }
import { buildDicts } from './dicts.ts'
import { soundsOf } from './pinyin.ts'

/** An inland city: its position and its ports. */
export interface City {
  nameZh: string
  nameEn: string
  provinceCode: string
  lat: number
  lon: number
  ports: string[]
}

/** Lists that never change while the market runs. */
export interface ReferenceData {
  provinces: Province[]
  countries: Country[]
  cities: City[]
  dicts: DictWithItems[]
  freight: FreightReference
  portByCode: ReadonlyMap<string, Port>
  teuByIsoCode: ReadonlyMap<string, number>
  /** Charges that can be quoted or proposed. */
  chargeByCode: ReadonlyMap<string, ChargeType>
}

const usesOf = new Map<string, object[]>(Object.entries(chargeUses.items))

/** Parts of a port's name that users do not type: text in brackets, and the word for city. */
const BESIDE = /\uff08.*\uff09|\u5e02$/gu

/** Full pinyin and initials in one text. */
function bothSounds(nameZh: string): string {
  const { pinyin, initials } = soundsOf(nameZh)
  return `${pinyin} ${initials}`
}

function portSounds(nameZh: string): Pick<Port, 'pinyin' | 'initials'> {
  const { pinyin, initials } = soundsOf(nameZh.replace(BESIDE, ''))
  return { pinyin, initials }
}

/** Seaports from which trains leave, too. */
const RAIL_PORTS = ['CNLYG', 'CNTAO']

const seaports = ports.items.map((port) => ({ ...port, ...portSounds(port.nameZh) }))

const freight: FreightReference = {
  ports: seaports,
  airports: airports.items.map(({ iata, days: _days, ...place }) => ({ ...place, unlocode: iata, aliases: [] })),
  stations: [
    ...rail.items.map(({ code, ...place }) => ({ ...place, unlocode: code, aliases: [] })),
    ...seaports.filter(({ unlocode }) => RAIL_PORTS.includes(unlocode)),
  ],
  lanes: tradeLanes.items,
  carriers: carriers.items,
  containerTypes: containerTypes.items,
  charges: surcharges.items.map((charge) => ({ ...charge, uses: usesOf.get(charge.code) })) as ChargeType[],
  incoterms: incoterms.items as Incoterm[],
  packageTypes: packageTypes.items,
}

/** Checked reference data (FIELD part 4) with additions for map and search. */
export const REFERENCE: ReferenceData = {
  provinces: provinces.items.map((province) => ({ ...province, pinyin: bothSounds(province.shortZh) })),
  countries: countries.items.map((country) => ({ ...country, pinyin: bothSounds(country.nameZh) })),
  cities: cities.items,
  dicts: buildDicts(),
  freight,
  portByCode: new Map(allPlaces(freight).map((place) => [place.unlocode, place])),
  teuByIsoCode: new Map(freight.containerTypes.map((type) => [type.isoCode, type.teu])),
  chargeByCode: new Map(freight.charges.filter(isOffered).map((charge) => [charge.code, charge])),
}
