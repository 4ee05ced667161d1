import { words } from '@/shared/words/en-US.ts'
import type { orderScheduleZhCN } from './zh-CN.ts'

/** Texts of changes of an order's schedule, English. */
export const orderScheduleEnUS = {
  'orderSchedule.moved.etd': words.etd,
  'orderSchedule.moved.eta': words.eta,
  'orderSchedule.details': 'Vessel, voyage or cut-offs updated',
  'orderSchedule.vessel': words.vessel,
  'orderSchedule.voyage': words.voyage,
  'orderSchedule.etdAt': 'Departure ({port} time, {zone})',
  'orderSchedule.etaAt': 'Arrival ({port} time, {zone})',
  'orderSchedule.cutOffAt': '{cutOff} ({port} time)',
  'orderSchedule.reason': words.reason,
  'orderSchedule.note': words.note,
  'orderSchedule.note.hint': 'Required for “Other”; the buyer reads it',
  'orderSchedule.roll.ROLLED':
    'Your roll: the lower of the old price and that of the new sailing by the agreement holds.',
  'orderSchedule.roll.CUSTOMER':
    'Moved for the buyer: the agreement\u2019s price of the new sailing holds. What it costs more becomes an addition that the buyer answers.',
  'orderSchedule.chosen': 'Sailing chosen; the seller is told',
  'orderSchedule.send': 'Tell the buyer',
  'orderSchedule.sent': 'Schedule updated; the buyer is told',
} satisfies Record<keyof typeof orderScheduleZhCN, string>
