import type { useText } from '@/i18n/useText.ts'

/** The name of an end of a lane by the mode: a flight leaves from an airport, a train from a terminal. */
export const endName = (t: ReturnType<typeof useText>, end: 'pol' | 'pod', mode: string | undefined): string =>
  t(mode === 'AIR' || mode === 'RAIL' ? `tender.search.${end}.${mode}` : `tender.search.${end}`)
