import type { carriageZhCN } from './zh-CN.ts'

/** Texts of how goods are carried: sailings, ports between, free time; English. */
export const carriageEnUS = {
  'carriage.direct': 'Direct',
  'carriage.via': 'Via port {no}',
  'carriage.addVia': 'Add a via port',
  'carriage.sailing.type': 'Type a sailing',
  'carriage.sailing.remove': 'Remove this sailing',
  'carriage.sailing.vessel': 'Vessel',
  'carriage.sailing.voyage': 'Voyage',
  'carriage.sailing.etd': 'ETD ({port} local, {zone})',
  'carriage.sailing.eta': 'ETA ({port} local, {zone})',
  'carriage.free.originDet': 'Origin detention (days)',
  'carriage.free.destDem': 'Destination demurrage (days)',
  'carriage.free.destDet': 'Destination detention (days)',
  'carriage.free.combined': 'Combined at destination (days)',
  'carriage.free.isCombined': 'Demurrage and detention combined at destination',
  'carriage.free.rateCurrency': 'Day-rate currency',
  'carriage.free.wanted': 'The buyer asks for {days} free days at destination',
  'carriage.free.rate': 'Day rate after (per container)',
  'carriage.sailing.unnamed': 'Vessel to be named',
  'carriage.sailing.direct': 'Direct',
  'carriage.sailing.via': 'Via {ports}',
} satisfies Record<keyof typeof carriageZhCN, string>
