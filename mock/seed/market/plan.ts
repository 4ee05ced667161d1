import type { TenderStatus, TransportMode } from '@/contract/tender/values.ts'

/** How many tenders stand in each state at the start. */
export const TENDERS_BY_STATUS: readonly (readonly [TenderStatus, number])[] = [
  ['DRAFT', 16],
  ['REVIEWING', 8],
  ['QUOTING', 124],
  ['EVALUATING', 54],
  ['AWARDED', 26],
  ['CONTRACTED', 56],
  ['DONE', 84],
  ['FAILED', 22],
  ['CANCELLED', 22],
]

/** Modes in the shares of the trade. */
export const MODES: readonly TransportMode[] = [
  ...Array.from({ length: 12 }, () => 'FCL' as const),
  'LCL',
  'LCL',
  'LCL',
  'AIR',
  'AIR',
  'RAIL',
  'TRUCK',
  'TRUCK',
]

/** Ports where cargo begins, busiest first. */
export const ORIGINS = ['CNSHA', 'CNNGB', 'CNYTN', 'CNSHK', 'CNTAO', 'CNXMN', 'CNTXG', 'CNNSA', 'CNDLC', 'CNLYG']
/** Ports where cargo goes, busiest first. */
export const DESTINATIONS = [
  'USLAX',
  'USLGB',
  'NLRTM',
  'DEHAM',
  'USNYC',
  'SGSIN',
  'JPTYO',
  'KRPUS',
  'VNSGN',
  'THLCH',
  'AEJEA',
  'AUSYD',
  'GBFXT',
  'BEANR',
  'ESVLC',
  'ITGOA',
  'USSAV',
  'USOAK',
  'CAVAN',
  'MXZLO',
  'BRSSZ',
  'CLSAI',
  'INNSA',
  'SAJED',
  'ZADUR',
  'KEMBA',
  'NGAPP',
  'AUMEL',
  'NZAKL',
  'IDJKT',
  'MYPKG',
  'PHMNL',
  'TRIST',
  'GRPIR',
]
/** Rail goes to the west. */
export const RAIL_DESTINATIONS = ['PLGDN', 'DEHAM', 'NLRTM', 'RULED']

/** Freight of a 40HQ from China, USD: lowest and highest. Invented. */
export const FREIGHT_40: Record<string, readonly [number, number]> = {
  CHINA: [120, 300],
  JAPAN_KOREA: [150, 450],
  SE_ASIA: [260, 780],
  S_ASIA: [900, 1850],
  MIDDLE_EAST: [1150, 2300],
  MEDITERRANEAN: [2400, 4100],
  N_EUROPE: [2200, 3900],
  FAR_EAST_RU: [800, 1600],
  US_WEST: [1750, 3200],
  US_EAST: [2850, 4700],
  LATIN_AMERICA: [2300, 4300],
  AFRICA: [2700, 5000],
  OCEANIA: [1250, 2500],
}
/** Price of a box beside a 40HQ. */
export const BOX_FACTOR: Record<string, number> = {
  '22G1': 0.58,
  '42G1': 0.97,
  '45G1': 1,
  L5G1: 1.18,
  '22R1': 1.3,
  '45R1': 1.9,
}
