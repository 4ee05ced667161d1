import { words } from '@/shared/words/zh-CN.ts'

/** Texts of what is shipped: its fields and facts, Chinese (the master). */
export const cargoZhCN = {
  'cargo.weight': '每个 {name} 的货重（kg）',
  'cargo.weight.truck': '每车货重（kg）',
  'cargo.heavy': '{name} 通常最多装 {most} kg，船公司可能拒收，请核对货重。',
  'cargo.name': words.commodity,
  'cargo.hsCode': words.hsCode,
  'cargo.hsCode.hint': '6、8 或 10 位，也可按品名查找',
  'cargo.withdrawn': words.withdrawnCode,
  'cargo.choose': words.hsWithdrawnChoose,
  'cargo.found': '找到 {count} 个编码',
  'cargo.setC': '设定温度（℃）',
  'cargo.vent': '通风量（m³/h）',
  'cargo.dg': '货物为危险品',
  'cargo.dg.note': '请备好危包证和安全技术说明书（SDS），卖方确认后在订单中上传；1 类和 7 类须单独申请，通常会被拒绝。',
  'cargo.noDg': '此类运输不能直接订危险品；如需运输，请发布招标询价。',
  'cargo.unNo': words.unNumber,
  'cargo.kg': '货重',
  'cargo.kg.box': '每个 {box} {kg} kg',
  'cargo.dangerous': words.dangerousGoods,
  'cargo.reefer': '设定温度',
  'cargo.select': words.choose,
  'cargo.class': '类别',
  'cargo.group': words.packingGroup,
} as const satisfies Record<`cargo.${string}`, string>
