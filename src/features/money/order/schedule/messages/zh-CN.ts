import { words } from '@/shared/words/zh-CN.ts'

/** Texts of changes of an order's schedule, Chinese (the master). */
export const orderScheduleZhCN = {
  'orderSchedule.moved.etd': words.etd,
  'orderSchedule.moved.eta': words.eta,
  'orderSchedule.details': '更新船名航次或截止时间',
  'orderSchedule.vessel': words.vessel,
  'orderSchedule.voyage': words.voyage,
  'orderSchedule.etdAt': '预计开航（{port} 当地时间，{zone}）',
  'orderSchedule.etaAt': '预计抵港（{port} 当地时间，{zone}）',
  'orderSchedule.cutOffAt': '{cutOff}（{port} 当地时间）',
  'orderSchedule.reason': '变更原因',
  'orderSchedule.note': '说明',
  'orderSchedule.note.hint': '选择“其他”时必填；买方可见',
  'orderSchedule.send': '通知买方',
  'orderSchedule.sent': '船期已更新，买方会收到消息',
}
