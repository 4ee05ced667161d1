/** A port as the combobox needs it; `pinyin`, `initials` and `aliases` (other UN/LOCODEs in use) may be missing. */
export interface PortOption {
  unlocode: string
  nameZh: string
  nameEn: string
  /** ISO 3166-1 alpha-2. */
  country: string
  pinyin?: string | undefined
  initials?: string | undefined
  aliases?: readonly string[] | undefined
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’.-]/g, '')
}

/** How well a port fits: 0 is best, null is not at all. */
function rank(port: PortOption, wanted: string): number | null {
  const codes = [port.unlocode, ...(port.aliases ?? [])].map(folded)
  if (codes.includes(wanted)) return 0
  const names = [port.nameZh, port.nameEn, port.pinyin ?? '', port.initials ?? ''].map(folded)
  if (names.includes(wanted)) return 1
  if ([...codes, ...names].some((text) => text.startsWith(wanted))) return 2
  if (codes.some((code) => code.slice(2).startsWith(wanted))) return 3
  if (names.some((text) => text.includes(wanted))) return 4
  return null
}

/** The ports that fit what was typed (code, alias, Chinese, pinyin, initials, English), best first, at most `limit`. */
export function findPorts(ports: readonly PortOption[], typed: string, limit = 50): PortOption[] {
  const wanted = folded(typed)
  if (wanted === '') return ports.slice(0, limit)
  return ports
    .map((port) => ({ port, at: rank(port, wanted) }))
    .filter((one): one is { port: PortOption; at: number } => one.at !== null)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ port }) => port)
}
