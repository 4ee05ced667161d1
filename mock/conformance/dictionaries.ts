import { DICTIONARIES } from '../seed/dicts.ts'

/**
 * What a dictionary listing lacks of what screens need: whole dictionaries, and values without a name in a language.
 */
export function missingInDictionaries(data: unknown): string[] {
  if (!Array.isArray(data)) return []
  const given = new Map(
    (data as Given[]).map((dict) => [dict.dictCode, new Map(dict.items?.map((item) => [item.itemCode, item]))]),
  )
  return Object.entries(DICTIONARIES).flatMap(([code, { items }]) => {
    const have = given.get(code)
    if (!have) return [`dictionary ${code} is missing`]
    const unnamed = Object.keys(items).filter((value) => !have.get(value)?.itemName || !have.get(value)?.itemNameEn)
    return unnamed.length > 0 ? [`dictionary ${code} has no names for ${unnamed.join(', ')}`] : []
  })
}

/** A dictionary from a possibly wrong server. */
interface Given {
  dictCode?: string
  items?: { itemCode?: string; itemName?: string; itemNameEn?: string }[]
}
