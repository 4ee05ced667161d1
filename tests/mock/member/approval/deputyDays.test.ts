import { beforeEach, expect, test } from 'vitest'
import { marketDay } from '@/contract/marketDay.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { newRequestNo } from '../../support/market.ts'
import { must, openOffice, type Office } from './support.ts'

const DAY = 24 * 3600_000
let office: Office
let approver: string
let finance: string

beforeEach(async () => {
  office = await openOffice()
  approver = await office.person('APPROVER')
  finance = await office.person('FINANCE')
})

const dayIn = (days: number) => marketDay(office.market.time.now, -days)
/** Finance stands in for the approver for some days from today. */
const name = async (to: string) => {
  const body = { deputyId: 'finance', from: dayIn(0), to, requestNo: newRequestNo() }
  return must(await office.market.call(staffEndpoints.saveDeputy, body, { token: approver }))
}
/** What a person has been told of the end, title and text. */
const toldOfEnd = async (token: string, language: 'en-US' | 'zh-CN' = 'en-US') =>
  must(await office.market.call(messageEndpoints.page, { size: 20 }, { token, language }))
    .records.filter(({ type }) => type === 'DEPUTY_ENDED')
    .map(({ title, body }) => [title, body])
/** Sets the clock to the first moment of a day in China, or to some ms after it. */
const goTo = (day: string, after = 0) => {
  office.market.time.now = Date.parse(`${day}T00:00:00+08:00`) + after
}

test('both are told when its last day is over, in either language', async () => {
  const { to } = await name(dayIn(3))
  const over = marketDay(Date.parse(to), -1)
  goTo(over, -1)
  expect(await toldOfEnd(finance)).toEqual([])
  goTo(over)
  const end = [['Deputy’s days are over', `finance approved in place of approver until ${to} and no longer does.`]]
  expect(await toldOfEnd(finance)).toEqual(end)
  expect(await toldOfEnd(approver)).toEqual(end)
  expect(await toldOfEnd(finance, 'zh-CN')).toEqual([['代理期已满', `finance 代 approver 审批至 ${to}，现已结束。`]])
})

test('nobody is told twice: it goes on, or somebody ended it', async () => {
  const first = await name(dayIn(1))
  const longer = await name(dayIn(6))
  goTo(marketDay(Date.parse(first.to), -1))
  expect(await toldOfEnd(finance)).toEqual([])
  must(await office.market.call(staffEndpoints.removeDeputy, { requestNo: newRequestNo() }, { token: approver }))
  goTo(marketDay(Date.parse(longer.to), -2), DAY / 2)
  expect((await toldOfEnd(finance)).map(([title]) => title)).toEqual(['Deputy removed'])
})

test('nobody is told of one who was disabled before', async () => {
  const { to } = await name(dayIn(3))
  const body = { id: 'finance', requestNo: newRequestNo() }
  must(await office.market.call(staffEndpoints.disable, body, { token: await office.owner() }))
  goTo(marketDay(Date.parse(to), -1))
  expect(await toldOfEnd(approver)).toEqual([])
})
