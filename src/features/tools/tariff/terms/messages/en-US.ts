import { words } from '@/shared/words/en-US.ts'
import type { termToolZhCN } from './zh-CN.ts'

/** Texts of the trade terms, English. */
export const termToolEnUS = {
  'termTool.form': 'Trade terms and charge codes',
  'termTool.search': 'Code, Chinese or English name',
  'termTool.counts':
    '{terms, plural, one {# term} other {# terms}}, {charges, plural, one {# charge code} other {# charge codes}}',
  'termTool.none': words.nothingFoundForWord,
  'termTool.none.text': 'Try another code or name.',
  'termTool.incoterms': 'Incoterms 2020: who pays',
  'termTool.incoterms.note': 'Usual allocation, for reference only; the contract and named place prevail',
  'termTool.term': 'Term',
  'termTool.modes.ANY': 'Any mode of transport',
  'termTool.modes.SEA': 'Sea and inland waterway',
  'termTool.leg.pickUp': 'Loading at pick-up',
  'termTool.leg.preCarriage': 'Pre-carriage',
  'termTool.leg.exportClearance': 'Export clearance',
  'termTool.leg.originHandling': 'Origin handling',
  'termTool.leg.onBoard': 'Loading on board',
  'termTool.leg.mainCarriage': 'Main carriage',
  'termTool.leg.insurance': 'Insurance',
  'termTool.leg.destinationHandling': 'Destination handling',
  'termTool.leg.importClearance': 'Import clearance and taxes',
  'termTool.leg.onCarriage': 'On-carriage',
  'termTool.leg.unloading': 'Unloading',
  'termTool.payer.SELLER': words.seller,
  'termTool.payer.BUYER': words.buyer,
  'termTool.payer.PLACE': 'As agreed',
  'termTool.payer.NONE': 'Nobody',
  'termTool.charges': 'Charge codes',
  'termTool.charges.note': 'Codes used in bids on this market',
  'termTool.code': words.code,
  'termTool.zh': words.chinese,
  'termTool.en': words.english,
  'termTool.group': words.group,
  'termTool.basis': 'Usual basis',
} satisfies Record<keyof typeof termToolZhCN, string>
