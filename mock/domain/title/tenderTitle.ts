import { z } from 'zod'
import { countsBoxes, TRANSPORT_MODES, type TransportMode } from '@/contract/trade/tender/values.ts'
import type { Language } from '../../messages.ts'
import { REFERENCE } from '../../seed/reference.ts'
import { inLanguage, MODE_IN_TITLE, titleWords } from '../../titleTexts.ts'
import { ofRow } from '../../store/derived.ts'
import type { Deps } from '../deps.ts'
import type { TenderRow } from '../tradeRows.ts'
import { wayIn } from './places.ts'

/** Maximum length of a title, as for a typed one. */
const MOST = 100

/** The parts of a lane used in a title. */
export interface TitleLane {
  pol?: string | undefined
  pod?: string | undefined
  boxes?: readonly { isoCode?: string | undefined; qty?: number | undefined }[] | undefined
  loose?: { cbm?: string | undefined } | undefined
}

/** Reads incomplete parts of a draft; a part of another shape counts as absent. */
const partialSchema = z.looseObject({
  title: z.string().catch(''),
  mode: z.enum(TRANSPORT_MODES).catch('FCL'),
  lanes: z
    .array(
      z.looseObject({
        pol: z.string().optional().catch(undefined),
        pod: z.string().optional().catch(undefined),
        boxes: z
          .array(z.looseObject({ isoCode: z.string().optional(), qty: z.number().optional() }))
          .optional()
          .catch(undefined),
        loose: z.looseObject({ cbm: z.string().optional() }).optional().catch(undefined),
      }),
    )
    .catch([]),
  cargo: z
    .looseObject({ nameZh: z.string().catch(''), nameEn: z.string().catch('') })
    .optional()
    .catch(undefined),
})

/** Title of a tender for this reader. */
export const tenderTitle = ({ language }: Pick<Deps, 'language'>, tender: TenderRow): string =>
  tenderTitleIn(language, tender)

/** The typed title of a tender, else one generated from its codes; '' while nothing is known. */
export const tenderTitleIn = (language: Language, tender: Pick<TenderRow, 'body' | 'sketch'>): string =>
  TITLE_IN[language](tender)

const TITLE_IN: Record<Language, (tender: Pick<TenderRow, 'body' | 'sketch'>) => string> = {
  'zh-CN': ofRow((tender) => composed('zh-CN', tender)),
  'en-US': ofRow((tender) => composed('en-US', tender)),
}

function composed(language: Language, { body, sketch }: Pick<TenderRow, 'body' | 'sketch'>): string {
  const { title, mode, lanes, cargo } = partialSchema.parse(body ?? sketch)
  if (title !== '') return title
  return lanesTitle(language, mode, lanes) || (language !== 'zh-CN' && cargo?.nameEn) || (cargo?.nameZh ?? '')
}

/** "Shanghai-Los Angeles 2×40HQ (3 lanes)": the first lane and its load; '' without a port. */
export function lanesTitle(language: Language, mode: TransportMode, lanes: readonly TitleLane[]): string {
  const [lane] = lanes
  const way = wayIn(language, lane?.pol, mode === 'TRUCK' ? undefined : lane?.pod)
  if (way === '') return ''
  const load = countsBoxes(mode) ? boxesIn(lane?.boxes ?? []) : lane?.loose?.cbm ? `${lane.loose.cbm} CBM` : ''
  const more = lanes.length > 1 ? titleWords('moreLanes', language, { count: lanes.length }) : ''
  return [way, load, inLanguage(MODE_IN_TITLE[mode], language), more].filter(Boolean).join(' ').slice(0, MOST)
}

const CODES = new Map(REFERENCE.freight.containerTypes.map(({ isoCode, code }) => [isoCode, code]))

/** Containers by trade name, with their count if known. */
export function boxesIn(boxes: NonNullable<TitleLane['boxes']>): string {
  return boxes
    .flatMap(({ isoCode = '', qty = 0 }) => (isoCode && qty > 0 ? [`${qty}×${CODES.get(isoCode) ?? isoCode}`] : []))
    .join(' + ')
}
