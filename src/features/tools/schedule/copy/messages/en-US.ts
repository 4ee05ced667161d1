import { words } from '@/shared/words/en-US.ts'
import type { scheduleCopyZhCN } from './zh-CN.ts'

/** Headings of a sailing copied as text, English. */
export const scheduleCopyEnUS = {
  'scheduleCopy.carrier': 'Carrier / service',
  'scheduleCopy.vessel': 'Vessel / voyage',
  'scheduleCopy.unnamed': words.vesselToBeNamed,
  'scheduleCopy.pol': words.portOfLoading,
  'scheduleCopy.pod': words.portOfDischarge,
  'scheduleCopy.days': words.transitDays,
  'scheduleCopy.via': words.via,
  'scheduleCopy.direct': words.direct,
  'scheduleCopy.cutOff.EFC': words.terminalOpens,
  'scheduleCopy.cutOff.DGC': 'DG cut-off',
  'scheduleCopy.cutOff.DCO': words.siCutOff,
  'scheduleCopy.cutOff.VCO': words.vgmCutOff,
  'scheduleCopy.cutOff.RCO': 'Reefer cut-off',
  'scheduleCopy.cutOff.FCO': words.cyCutOff,
  'scheduleCopy.cutOff.CUA': 'Customs cut-off',
} satisfies Record<keyof typeof scheduleCopyZhCN, string>
