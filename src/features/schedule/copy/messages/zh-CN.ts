/** Headings of a sailing that is copied as text, Chinese. */
export const scheduleCopyZhCN = {
  'scheduleCopy.carrier': '船公司 / 航线',
  'scheduleCopy.vessel': '船名 / 航次',
  'scheduleCopy.unnamed': '船名待定',
  'scheduleCopy.pol': '起运港',
  'scheduleCopy.pod': '目的港',
  'scheduleCopy.days': '航程（天）',
  'scheduleCopy.via': '中转港',
  'scheduleCopy.direct': '直达',
  'scheduleCopy.cutOff.EFC': '开港',
  'scheduleCopy.cutOff.DGC': '截危险品',
  'scheduleCopy.cutOff.DCO': '截单（SI）',
  'scheduleCopy.cutOff.VCO': '截VGM',
  'scheduleCopy.cutOff.RCO': '截冷藏箱',
  'scheduleCopy.cutOff.FCO': '截港（CY）',
  'scheduleCopy.cutOff.CUA': '截关',
}
