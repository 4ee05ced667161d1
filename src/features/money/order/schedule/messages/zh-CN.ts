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
  'orderSchedule.roll.ROLLED': '货代改配：按原价与新船期协议价中较低者计费，箱量计入新船期所在周期。',
  'orderSchedule.roll.CUSTOMER': '买方要求改配：按新船期的协议价计费；高出部分作为追加费用，由买方答复。',
  'orderSchedule.chosen': '已改选航次，卖方会收到消息',
  'orderSchedule.send': '通知买方',
  'orderSchedule.sent': '船期已更新，买方会收到消息',
}
