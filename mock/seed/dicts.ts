import type { DictWithItems } from '@/contract/reference/schemas.ts'
import { LABELS, type DictCode } from './dictLabels.ts'

const DICT_NAMES: Record<DictCode, string> = {
  user_type: '企业类型',
  certification_status: '认证状态',
  tender_type: '招标类型',
  transport_mode: '运输方式',
  tender_status: '招标状态',
  quoting_mode: '报价方式',
  visibility: '可见范围',
  handover_type: '交接方式',
  payment_term: '付款条件',
  sale_party: '买卖身份',
  paid_at: '预付与到付',
  award_rule: '定标规则',
  award_reason: '定标理由',
  cancel_reason: '取消原因',
  return_reason: '退回原因',
  bid_status: '报价状态',
  charge_group: '费用分组',
  charge_basis: '计费单位',
  charge_state: '费用状态',
  space_status: '舱位状态',
  gap_band: '与中标价差距',
  loss_reason: '落选原因',
  decline_reason: '放弃中标原因',
  order_status: '订单状态',
  payment_method: '付款方式',
  payment_status: '付款状态',
  payment_rejection: '付款驳回原因',
  sms_scene: '短信场景',
  service_type: '服务类型',
  paper_kind: '证照类型',
  paper_rejection: '证照驳回原因',
  title_type: '抬头类型',
  invoice_type: '发票类型',
  title_status: '抬头状态',
  invoice_status: '开票状态',
  invoice_rejection: '开票驳回原因',
  red_reason: '红冲原因',
  allowance_status: '红字发票状态',
  tax_group: '税目分组',
  tax_category: '开票项目',
  milestone: '运输节点',
  adjustment_status: '追加费用状态',
  dispute_reason: '争议原因',
  refund_reason: '退款原因',
  refund_status: '退款状态',
  winner_status: '中标状态',
  counter_status: '还价状态',
  disqualify_reason: '取消报价资格原因',
  news_category: '新闻分类',
  listing_kind: '挂牌类型',
  listing_status: '挂牌状态',
  listing_rejection: '挂牌退回原因',
  booking_refusal: '拒绝订舱原因',
  call_off_refusal: '拒绝协议订舱原因',
  agreement_status: '协议状态',
  allocation_period: '配额周期',
  report_reason: '举报原因',
  coupon_kind: '优惠券类型',
  batch_status: '批次状态',
  batch_refusal: '批次退回原因',
  stop_reason: '批次停止原因',
  coupon_status: '优惠券状态',
  coupon_source: '优惠券来源',
  coupon_event: '优惠券记录',
  coupon_reason: '优惠券不可用原因',
  gift_status: '转赠状态',
  offer_status: '转让状态',
  verify_refusal: '核销失败原因',
  verification_status: '核销状态',
  undo_reason: '撤销核销原因',
  ticket_topic: '工单主题',
  ticket_status: '工单状态',
  demand: '招标要求',
  demand_level: '要求级别',
  special_cargo: '特殊货物',
}

/** One dictionary per transmitted enumeration; ids are stable, items keep the order of the contract. */
export function buildDicts(): DictWithItems[] {
  return (Object.keys(DICT_NAMES) as DictCode[]).map((dictCode, index) => {
    const dictId = String(1001 + index)
    const items = Object.entries(LABELS[dictCode]).map(([itemCode, [itemName, itemNameEn]], sort) => ({
      id: `${dictId}${String(sort + 1).padStart(2, '0')}`,
      dictId,
      itemCode,
      itemName,
      itemNameEn,
      sort: sort + 1,
      status: 1 as const,
    }))
    return { id: dictId, dictId, dictCode, dictName: DICT_NAMES[dictCode], items }
  })
}

/** All dictionaries with their values and names, for the OpenAPI document and the conformance run. */
export const DICTIONARIES: Readonly<Record<string, { name: string; items: Record<string, readonly string[]> }>> =
  Object.fromEntries(
    (Object.keys(DICT_NAMES) as DictCode[]).map((code) => [code, { name: DICT_NAMES[code], items: LABELS[code] }]),
  )
