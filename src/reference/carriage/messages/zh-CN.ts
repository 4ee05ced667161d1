import { words } from '@/shared/words/zh-CN.ts'

/** Texts of how goods are carried: sailings, ports between, free time; Chinese (the master). */
export const carriageZhCN = {
  'carriage.direct': words.direct,
  'carriage.via': '中转港 {no}',
  'carriage.addVia': '添加中转港',
  'carriage.sailing.type': '手工填写',
  'carriage.sailing.remove': '删除此船期',
  'carriage.sailing.vessel': words.vessel,
  'carriage.sailing.voyage': words.voyage,
  'carriage.sailing.etd': 'ETD（{port} 当地时间，{zone}）',
  'carriage.sailing.eta': 'ETA（{port} 当地时间，{zone}）',
  'carriage.free.originDet': words.originDetentionDays,
  'carriage.free.destDem': words.destinationDemurrageDays,
  'carriage.free.destDet': words.destinationDetentionDays,
  'carriage.free.combined': '目的港合并免箱期（天）',
  'carriage.free.isCombined': '目的港免堆与免箱合并计算',
  'carriage.free.rateCurrency': '费率币种',
  'carriage.free.wanted': '招标方希望免箱期 {days} 天',
  'carriage.free.rate': words.dayRateAfterPerContainer,
  'carriage.sailing.unnamed': words.vesselToBeNamed,
  'carriage.sailing.direct': words.direct,
  'carriage.sailing.via': words.viaPorts,
} as const satisfies Record<`carriage.${string}`, string>
