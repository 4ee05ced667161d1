import { useMemo } from 'react'
import type {
  Carrier,
  ChargeType,
  ContainerType,
  Country,
  FreightReference,
  Incoterm,
  Lane,
  PackageType,
  Port,
  Province,
} from '@/contract/reference/schemas.ts'
import { isOffered } from '@/contract/reference/ruleCharges.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useReference } from './ReferenceProvider.tsx'

/** One option of a select in the current language. */
export interface Choice {
  value: string
  label: string
}

interface State {
  loading: boolean
  error: Error | undefined
  reload: () => void
}

interface Named {
  nameZh: string
  nameEn: string
}

/** Returns a function that picks the name in the current language. */
export function useNameOf(): (thing: Named) => string {
  const { locale } = useLocale()
  return useMemo(() => (thing: Named) => (locale === 'zh-CN' ? thing.nameZh : thing.nameEn), [locale])
}

/**
 * Returns the provinces whose Chinese or English name, pinyin or abbreviation contains the text; all of them without
 * text. Spec §3.
 */
export function useProvinces(name = ''): State & { provinces: readonly Province[] } {
  const { data, loading, error, reload } = useReference('provinces')
  const wanted = name.trim().toLowerCase()
  const provinces = useMemo(() => {
    const all = data ?? []
    if (!wanted) return all
    return all.filter((p) => [p.nameZh, p.nameEn, p.pinyin, p.abbr].some((text) => text.toLowerCase().includes(wanted)))
  }, [data, wanted])
  return { provinces, loading, error, reload }
}

/** Returns the countries. Spec §3. */
export function useCountries(): State & { countries: readonly Country[] } {
  const { data, loading, error, reload } = useReference('countries')
  return { countries: data ?? [], loading, error, reload }
}

/**
 * Returns the active items of one dictionary in order, labelled in the current language. Spec §3. If the full listing
 * failed or lacks it, requests this one only.
 */
export function useDict(dictCode: string): State & {
  items: readonly Choice[]
  labelOf: (itemCode: string) => string
  isComing: boolean
} {
  const all = useReference('sysAllDictItems')
  const listed = all.data?.get(dictCode)
  const isMissing = !all.isComing && listed === undefined
  const one = useReference(`dict:${dictCode}`, isMissing)
  const known = listed ?? one.data
  const { locale } = useLocale()
  const items = useMemo(
    () =>
      (known ?? []).map((item) => ({
        value: item.itemCode,
        label: locale === 'zh-CN' ? item.itemName : item.itemNameEn,
      })),
    [known, locale],
  )
  const labelOf = useMemo(() => {
    const labels = new Map(items.map(({ value, label }) => [value, label]))
    return (itemCode: string) => labels.get(itemCode) ?? itemCode
  }, [items])
  const reload = () => {
    all.reload()
    if (isMissing) one.reload()
  }
  return {
    items,
    labelOf,
    isComing: all.isComing || (isMissing && one.isComing),
    loading: all.loading || one.loading,
    error: known ? undefined : one.error,
    reload,
  }
}

/** The freight reference with look-ups; an unknown code is returned unchanged. */
export interface Freight extends State {
  data: FreightReference | undefined
  isComing: boolean
  ports: readonly Port[]
  /** Airports and rail terminals too; `usePlaces` has those of a mode. */
  places: readonly Port[]
  lanes: readonly Lane[]
  carriers: readonly Carrier[]
  containerTypes: readonly ContainerType[]
  charges: readonly ChargeType[]
  incoterms: readonly Incoterm[]
  packageTypes: readonly PackageType[]
  portOf: (unlocode: string) => Port | undefined
  portName: (unlocode: string) => string
  /** Time zone (IANA) in which a port counts its days; undefined without one. */
  zoneOf: (unlocode: string | undefined) => string | undefined
  laneName: (id: string) => string
  carrierName: (scac: string) => string
  containerName: (isoCode: string) => string
  /** Trade name of a container type, `40HQ` for `45G1`; '' for none. */
  boxCode: (isoCode: string | undefined) => string
  chargeName: (code: string) => string
  packageName: (code: string) => string
}

function namer<T extends Named>(list: readonly T[], key: (row: T) => string, nameOf: (row: T) => string) {
  const names = new Map(list.map((row) => [key(row), nameOf(row)]))
  return (code: string) => names.get(code) ?? code
}

/** Returns ports, lanes, carriers, containers and charges; loaded once, by the first screen that needs them. */
export function useFreight(): Freight {
  const { data, isComing, loading, error, reload } = useReference('freight')
  const nameOf = useNameOf()
  const lookups = useMemo(() => {
    const ports = data?.ports ?? []
    const lanes = data?.lanes ?? []
    const carriers = data?.carriers ?? []
    const containerTypes = data?.containerTypes ?? []
    const charges = data?.charges ?? []
    const packageTypes = data?.packageTypes ?? []
    const codes = new Map(containerTypes.map((type) => [type.isoCode, type.code]))
    const places = [...(data?.airports ?? []), ...(data?.stations ?? []), ...ports]
    const placeByCode = new Map(places.map((place) => [place.unlocode, place]))
    return {
      ports,
      places,
      lanes,
      carriers,
      containerTypes,
      charges: charges.filter(isOffered),
      incoterms: data?.incoterms ?? [],
      packageTypes,
      portOf: (unlocode: string) => placeByCode.get(unlocode),
      zoneOf: (unlocode = '') => placeByCode.get(unlocode)?.timezone,
      portName: namer(places, (place) => place.unlocode, nameOf),
      laneName: namer(lanes, (lane) => lane.id, nameOf),
      carrierName: namer(carriers, (carrier) => carrier.scac, nameOf),
      containerName: namer(containerTypes, (type) => type.isoCode, nameOf),
      boxCode: (isoCode = '') => codes.get(isoCode) ?? isoCode,
      chargeName: namer(charges, (charge) => charge.code, nameOf),
      packageName: namer(packageTypes, (type) => type.code, nameOf),
    }
  }, [data, nameOf])
  return { data, isComing, loading, error, reload: () => reload(), ...lookups }
}
