import { words } from '@/shared/words/zh-CN.ts'

/** Headings of a sailing copied as text, Chinese. */
export const scheduleCopyZhCN = {
  'scheduleCopy.carrier': '船公司 / 航线',
  'scheduleCopy.vessel': '船名 / 航次',
  'scheduleCopy.unnamed': words.vesselToBeNamed,
  'scheduleCopy.pol': words.portOfLoading,
  'scheduleCopy.pod': words.portOfDischarge,
  'scheduleCopy.days': words.transitDays,
  'scheduleCopy.via': words.via,
  'scheduleCopy.direct': words.direct,
  'scheduleCopy.cutOff.EFC': words.terminalOpens,
  'scheduleCopy.cutOff.DGC': '截危险品',
  'scheduleCopy.cutOff.DCO': words.siCutOff,
  'scheduleCopy.cutOff.VCO': words.vgmCutOff,
  'scheduleCopy.cutOff.RCO': '截冷藏箱',
  'scheduleCopy.cutOff.FCO': words.cyCutOff,
  'scheduleCopy.cutOff.CUA': '截关',
}
