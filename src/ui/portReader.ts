import type { Reading } from '@/shared/sheet/values.ts'
import { findPorts } from './portSearch.ts'
import type { PortOption } from './portSearch.ts'

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.'-]/g, '')
/** The Chinese word for port after a name, or the English one before it. */
const PORT_WORD = /(?:\u6e2f|port)$|^portof/u

/** Finds ports, or airports, by code, alias or name; created once per sheet. */
export function portReader(ports: readonly PortOption[]): (text: string) => Reading<string> {
  const byName = new Map<string, Set<string>>()
  for (const { unlocode, aliases = [], nameZh, nameEn, pinyin } of ports)
    for (const name of [unlocode, ...aliases, nameZh, nameEn, pinyin ?? '']) {
      const key = fold(name)
      if (key !== '') byName.set(key, (byName.get(key) ?? new Set()).add(unlocode))
    }
  const known = new Map<string, Reading<string>>()
  const read = (text: string): Reading<string> => {
    // A code beside the name has priority: "Shanghai (CNSHA)".
    const code = /(?<![A-Za-z])([A-Z]{2}) ?([A-Z2-9]{3})(?![A-Za-z0-9])/.exec(text.normalize('NFKC'))
    const air = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z0-9])/.exec(text.normalize('NFKC'))
    const key = fold(text)
    const found =
      byName.get(key) ??
      byName.get(key.replace(PORT_WORD, '')) ??
      (code && byName.get(`${code[1]}${code[2]}`.toLowerCase())) ??
      (air && byName.get(air[0].toLowerCase())) ??
      byName.get(fold(text.split(/[,(\uff0c\uff08/]/)[0] ?? ''))
    const [only, other] = found ?? []
    if (only !== undefined && other === undefined) return { value: only }
    const nearText = found ? [...found] : findPorts(ports, text.slice(0, 40), 4).map(({ thing }) => thing.unlocode)
    const names = nearText.map((one) => {
      const port = ports.find(({ unlocode }) => unlocode === one)
      return port ? `${port.unlocode} ${port.nameEn} ${port.nameZh}` : one
    })
    return {
      problem: names.length > 0 ? { code: 'portMeant', params: { names: names.join(' / ') } } : { code: 'portUnknown' },
    }
  }
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const now = read(text)
    known.set(text, now)
    return now
  }
}
