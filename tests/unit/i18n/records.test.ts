import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { recordTexts } from '@/features/front/zone/record.ts'
import { zoneEnUS } from '@/features/front/zone/messages/en-US.ts'
import { zoneZhCN } from '@/features/front/zone/messages/zh-CN.ts'
import { marketEnUS } from '@/features/market/market/messages/en-US.ts'
import { marketZhCN } from '@/features/market/market/messages/zh-CN.ts'
import { issueEnUS } from '@/features/trade/tender-editor/messages/en-US.ts'
import { issueZhCN } from '@/features/trade/tender-editor/messages/zh-CN.ts'
import { tenderEnUS } from '@/features/trade/tender/messages/en-US.ts'
import { tenderZhCN } from '@/features/trade/tender/messages/zh-CN.ts'
import { commonEnUS } from '@/i18n/messages/en-US.ts'
import { commonZhCN } from '@/i18n/messages/zh-CN.ts'
import type { Locale } from '@/i18n/locale.ts'
import type { TextOf } from '@/i18n/useText.ts'

const TEXTS: Record<Locale, Record<string, string>> = {
  'zh-CN': { ...commonZhCN, ...zoneZhCN, ...marketZhCN, ...issueZhCN, ...tenderZhCN },
  'en-US': { ...commonEnUS, ...zoneEnUS, ...marketEnUS, ...issueEnUS, ...tenderEnUS },
}
const textIn = (locale: Locale): TextOf => {
  const intl = createIntl({ locale, messages: TEXTS[locale] })
  return ((id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values)) as TextOf
}
/** The texts of a record with these figures: rating, reviews, orders, minutes to the first answer. */
function said(locale: Locale, [rating, count, orders, minutes]: readonly [string, number, number, number]) {
  const t = textIn(locale)
  const figures = { rating, count, orders, pct: 90, onTime: 90, answers: minutes, time: '1 h' }
  const { onTime, response } = recordTexts(t, { completedOrders: orders, onTimePct: 90, medianResponseMin: minutes })
  return [
    t('market.seller.record', figures),
    t('market.seller.onTime', figures),
    t('tender.detail.buyer.record', figures),
    t('issue.invited.facts', figures),
    `${t('zone.company.rating.of', figures)} ${onTime} ${response}`,
  ]
}

const NEW = ['0', 0, 0, 0] as const
const KNOWN = ['4.6', 12, 1, 60] as const

test('of an enterprise without orders, reviews and answers nothing is known', () => {
  expect(said('en-US', NEW)).toEqual([
    'Not rated yet · no orders completed yet',
    'No record of punctuality yet · response time not known yet',
    'Not rated yet · no orders completed yet',
    'no orders completed yet',
    'None yet None yet None yet',
  ])
  expect(said('zh-CN', NEW)).toEqual([
    '暂无评分 · 暂无完成订单',
    '暂无准时记录 · 暂无答复记录',
    '暂无评价 · 暂无完成订单',
    '暂无完成订单',
    '暂无 暂无 暂无',
  ])
})

test('of one with a record it is told', () => {
  expect(said('en-US', KNOWN)).toEqual([
    'Rated 4.6 (12) · 1 order completed',
    '90% on time · first response in about 1 h',
    'Rated 4.6 (12 reviews) · 1 order completed',
    '1 completed order, 90% on time, replies in 1 h',
    '4.6 (12 reviews) 90% 1 h',
  ])
  expect(said('zh-CN', KNOWN)).toEqual([
    '评分 4.6（12 条） · 完成 1 单',
    '准时率 90% · 首次答复约 1 h',
    '评分 4.6（12 条评价） · 完成 1 单',
    '完成 1 单，准时 90%，通常 1 h 回复',
    '4.6 分（12 条评价） 90% 1 小时',
  ])
})
