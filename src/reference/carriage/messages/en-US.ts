import { words } from '@/shared/words/en-US.ts'
import type { carriageZhCN } from './zh-CN.ts'

/** Texts of how goods are carried: sailings, ports between, free time; English. */
export const carriageEnUS = {
  'carriage.direct': words.direct,
  'carriage.via': 'Via port {no}',
  'carriage.addVia': 'Add via port',
  'carriage.sailing.type': 'Enter manually',
  'carriage.sailing.remove': 'Remove this sailing',
  'carriage.sailing.vessel': words.vessel,
  'carriage.sailing.voyage': words.voyage,
  'carriage.sailing.etd': 'ETD ({port} local, {zone})',
  'carriage.sailing.eta': 'ETA ({port} local, {zone})',
  'carriage.free.originDet': words.originDetentionDays,
  'carriage.free.destDem': words.destinationDemurrageDays,
  'carriage.free.destDet': words.destinationDetentionDays,
  'carriage.free.combined': 'Combined at destination (days)',
  'carriage.free.isCombined': 'Demurrage and detention combined at destination',
  'carriage.free.rateCurrency': 'Day-rate currency',
  'carriage.free.wanted': 'Buyer requests {days, plural, one {# free day} other {# free days}}',
  'carriage.free.rate': words.dayRateAfterPerContainer,
  'carriage.sailing.unnamed': words.vesselToBeNamed,
  'carriage.sailing.direct': words.direct,
  'carriage.sailing.via': words.viaPorts,
} satisfies Record<keyof typeof carriageZhCN, string>
