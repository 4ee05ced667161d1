import type { scheduleCopyZhCN } from './zh-CN.ts'

/** Headings of a sailing that is copied as text, English. */
export const scheduleCopyEnUS = {
  'scheduleCopy.carrier': 'Carrier / service',
  'scheduleCopy.vessel': 'Vessel / voyage',
  'scheduleCopy.unnamed': 'Vessel to be named',
  'scheduleCopy.pol': 'Port of loading',
  'scheduleCopy.pod': 'Port of discharge',
  'scheduleCopy.days': 'Transit (days)',
  'scheduleCopy.via': 'Via',
  'scheduleCopy.direct': 'Direct',
  'scheduleCopy.cutOff.EFC': 'Terminal opens',
  'scheduleCopy.cutOff.DGC': 'DG cut-off',
  'scheduleCopy.cutOff.DCO': 'SI cut-off',
  'scheduleCopy.cutOff.VCO': 'VGM cut-off',
  'scheduleCopy.cutOff.RCO': 'Reefer cut-off',
  'scheduleCopy.cutOff.FCO': 'CY cut-off',
  'scheduleCopy.cutOff.CUA': 'Customs cut-off',
} satisfies Record<keyof typeof scheduleCopyZhCN, string>
