import type { TenderStatus, TransportMode } from '@/contract/trade/tender/values.ts'
import { TRAINS } from '../../domain/reference/overland.ts'

/** Number of tenders per status at the start. */
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

/** Transport modes, repeated by their market share. */
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

/** Origin ports, busiest first. */
export const ORIGINS = ['CNSHA', 'CNNGB', 'CNYTN', 'CNSHK', 'CNTAO', 'CNXMN', 'CNTXG', 'CNNSA', 'CNDLC', 'CNLYG']
/** Destination ports, busiest first. */
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
/** Rail terminals of origin, busiest first. */
export const RAIL_ORIGINS = [...new Set(TRAINS.map(({ from }) => from))]
/** Rail terminals to which trains go from another. */
export const trainsFrom = (terminal: string): string[] =>
  TRAINS.filter(({ from }) => from === terminal).map(({ to }) => to)
/** Airports of origin, busiest first. */
export const AIR_ORIGINS = ['PVG', 'CAN', 'SZX', 'HKG', 'PEK', 'CGO', 'CTU', 'XMN', 'HGH', 'TAO']
/** Airports of destination, busiest first. */
export const AIR_DESTINATIONS = [
  'LAX',
  'FRA',
  'ORD',
  'JFK',
  'AMS',
  'LHR',
  'NRT',
  'ICN',
  'SIN',
  'LGG',
  'DXB',
  'SYD',
  'CDG',
  'SFO',
  'BKK',
  'SGN',
  'KIX',
  'DFW',
  'ATL',
  'MIA',
  'YYZ',
  'MXP',
  'MAD',
  'IST',
  'DEL',
  'BOM',
  'KUL',
  'CGK',
  'MNL',
  'GRU',
  'MEX',
  'JNB',
  'NBO',
  'MEL',
]
