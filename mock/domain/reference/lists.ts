import type { Page } from '@/contract/page.ts'
import type * as s from '@/contract/reference/schemas.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { maybePage, pageOf } from '../list.ts'

/** Provinces whose Chinese, English or pinyin name contains `name`. */
export function listProvinces(deps: Deps, query: s.ProvinceQuery): s.Province[] {
  const word = (query.name ?? '').toLowerCase()
  const found = deps.reference.provinces.filter((province) =>
    [province.nameZh, province.nameEn, province.pinyin, province.abbr].some((name) =>
      name.toLowerCase().includes(word),
    ),
  )
  return maybePage(found, query)
}

/** Countries whose code, Chinese, English or pinyin name contains `name`. */
export function listCountries(deps: Deps, query: s.CountryQuery): s.Country[] {
  const word = (query.name ?? '').toLowerCase()
  const found = deps.reference.countries.filter((country) =>
    [country.code, country.nameZh, country.nameEn, country.pinyin].some((name) => name.toLowerCase().includes(word)),
  )
  return maybePage(found, query)
}

export function pageDicts(deps: Deps, query: s.DictQuery): Page<s.Dict> {
  const { dictCode = '', dictName = '' } = query
  const found = deps.reference.dicts.filter(
    (dict) => dict.dictCode.includes(dictCode) && dict.dictName.includes(dictName),
  )
  return pageOf(found, query)
}

export function itemsOfDict(deps: Deps, dictId: string): s.DictItem[] {
  return dictById(deps, dictId).items
}

export function dictById(deps: Deps, id: string): s.DictWithItems {
  const dict = deps.reference.dicts.find((one) => one.id === id)
  if (!dict) throw notFound()
  return dict
}
