import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import { MAX_OPEN_EXPORTS } from '@/contract/member/export/values.ts'
import type { WireRequest } from '@/api/transport.ts'
import { toastStore } from '@/ui/toast.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs, quietMarket } from '../trade/bidding.ts'

await Promise.all([
  import('@/pages/member/BaseInfoPage.tsx'),
  import('@/features/member/export/components/Exports.tsx'),
])

const WAIT = { timeout: 20_000 }
const PLACE = '/user/changeBaseInfo?tab=exports'
let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const kept = async (account: string) =>
  (await market.call(exportEndpoints.page, {}, { token: await market.signIn(account) })).data.records
const rows = async (name: string) => {
  const table = within(await screen.findByRole('table', { name }, WAIT))
  return table.getAllByRole('row').slice(1)
}

const WORDS = [
  {
    locale: 'en-US' as const,
    tab: 'Data exports',
    form: 'New export',
    list: 'Exports',
    bids: 'Bids with lines',
    tenders: 'Tenders',
    orders: 'Orders',
    all: ['Bids with lines', 'Orders', 'Invoices', 'Statements'],
    format: /^File format/,
    csv: 'CSV, a file for each kind',
    send: 'Start export',
    done: 'Export started. You get a message when it is ready',
    ready: 'Ready',
    choose: 'Choose at least one',
    empty: 'No exports yet',
    download: 'Download Orders',
    failed: 'It was interrupted. Try again',
    again: 'Try again',
    down: 'The system is busy',
    many: 'Limit of 3 exports in progress reached. Wait until one is finished',
  },
  {
    locale: 'zh-CN' as const,
    tab: '数据导出',
    form: '新建导出',
    list: '导出记录',
    bids: '报价及明细',
    tenders: '招标',
    orders: '订单',
    all: ['报价及明细', '订单', '发票', '对账单'],
    format: /^文件格式/,
    csv: 'CSV，每项内容一个文件',
    send: '开始导出',
    done: '已开始导出，完成后会收到消息',
    ready: '可下载',
    choose: '请至少选择一项',
    empty: '还没有导出',
    download: '下载订单',
    failed: '生成中断，请重试',
    again: '重试',
    down: '系统繁忙',
    many: '正在生成的导出已达 3 个，请等待完成后再试',
  },
]

describe.each(WORDS)('data exports in $locale', (words) => {
  const open = async (account: string) => {
    app = await openAs(account, PLACE, market, { locale: words.locale })
    return within(await screen.findByRole('form', { name: words.form }, WAIT))
  }
  const boxOf = (form: Awaited<ReturnType<typeof open>>, name: string) =>
    form.getByRole<HTMLInputElement>('checkbox', { name })

  test('offer what this type of enterprise has, and say when there are none', async () => {
    const form = await open('consolidator')
    await form.findByRole('checkbox', { name: words.bids }, WAIT)
    expect(form.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(words.all)
    expect(await screen.findByText(words.empty)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.tab, current: 'page' })).toBeTruthy()
  })

  test('are asked for once, made, and offered to be saved, a file a kind', async () => {
    const form = await open('forwarder2')
    await form.findByRole('checkbox', { name: words.orders }, WAIT)
    for (const box of form.getAllByRole<HTMLInputElement>('checkbox')) if (box.checked) await userEvent.click(box)
    const before = app?.requests.length ?? 0
    await userEvent.click(form.getByRole('button', { name: words.send }))
    expect(form.getByRole('alert').textContent).toBe(words.choose)
    expect(document.activeElement).toBe(form.getByRole('alert').closest('fieldset'))
    expect(app?.requests.slice(before).filter(({ path }) => path.endsWith('export/create'))).toEqual([])
    await userEvent.click(boxOf(form, words.orders))
    await userEvent.click(boxOf(form, words.bids))
    await choose(form.getByRole('combobox', { name: words.format }), words.csv)
    await userEvent.dblClick(form.getByRole('button', { name: words.send }))
    expect(await screen.findByText(words.done)).toBeTruthy()
    expect(await rows(words.list)).toHaveLength(1)
    expect(await kept('forwarder2')).toMatchObject([{ kinds: ['BIDS', 'ORDERS'], format: 'CSV', status: 'QUEUED' }])
    market.time.now += 10_000
    expect(await screen.findByText(words.ready, {}, WAIT)).toBeTruthy()
    const [made] = await kept('forwarder2')
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: words.download }).href).toContain(
      made?.files[1]?.url.split('?')[0] ?? 'no file',
    )
    const [row] = await rows(words.list)
    for (const { count } of made?.counts ?? []) expect(row?.textContent).toContain(String(count))
  })

  test('that failed say why and are tried again', async () => {
    await open('trader')
    expect(await screen.findByText(words.failed, {}, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: words.again }))
    await waitFor(() => expect(screen.queryByText(words.failed)).toBeNull(), WAIT)
    expect((await kept('trader'))[0]?.status).toBe('QUEUED')
  })

  test('beyond those that may be made at once are refused at the field; what was chosen stays', async () => {
    const token = await market.signIn('trader2')
    for (let count = 0; count < MAX_OPEN_EXPORTS; count++) {
      const body = { kinds: ['ORDERS' as const], format: 'CSV' as const, requestNo: newRequestNo() }
      await market.call(exportEndpoints.create, body, { token })
    }
    const form = await open('trader2')
    await userEvent.click(await form.findByRole('checkbox', { name: words.tenders }, WAIT))
    await userEvent.click(form.getByRole('button', { name: words.send }))
    expect((await form.findByRole('alert', {}, WAIT)).textContent).toBe(words.many)
    expect([boxOf(form, words.tenders).checked, boxOf(form, words.orders).checked]).toEqual([false, true])
  })

  test('that cannot be loaded say so in their place, and come with the next try', async () => {
    let isDown = true
    const reply = ({ path }: WireRequest) =>
      isDown && path.endsWith('/export/page') ? { code: 5000, message: words.down } : undefined
    app = await openAs('trader', PLACE, market, { locale: words.locale, reply })
    const place = within(await screen.findByRole('region', { name: words.list }, WAIT))
    const button = await place.findByRole('button', { name: words.again }, WAIT)
    expect(place.queryByRole('table')).toBeNull()
    expect(screen.getByRole('form', { name: words.form })).toBeTruthy()
    isDown = false
    await userEvent.click(button)
    expect(await rows(words.list)).toHaveLength(2)
  })
})

test('a period is sent as chosen, and what the server says of it stands at its field', async () => {
  const said = 'Must be after the start'
  const fields = { code: 4001, message: 'Check', data: { fields: [{ field: 'to', message: said }] } }
  let refuses = true
  const reply = ({ path }: WireRequest) => (refuses && path.endsWith('/export/create') ? fields : undefined)
  app = await openAs('consolidator', PLACE, market, { reply })
  const form = within(await screen.findByRole('form', { name: 'New export' }, WAIT))
  const start = form.getByRole<HTMLInputElement>('textbox', { name: 'Created (empty: any day)' })
  await userEvent.type(start, '2026-10-01{Enter}')
  const end = form.getByRole<HTMLInputElement>('textbox', { name: 'Created, end' })
  await userEvent.type(end, '2026-10-31{Enter}')
  await userEvent.click(form.getByRole('button', { name: 'Start export' }))
  expect((await form.findByRole('alert', {}, WAIT)).textContent).toBe(said)
  expect([start.value, end.value]).toEqual(['2026-10-01', '2026-10-31'])
  refuses = false
  await userEvent.click(form.getByRole('button', { name: 'Start export' }))
  await waitFor(async () => expect(await kept('consolidator')).toHaveLength(1), WAIT)
  expect(await kept('consolidator')).toMatchObject([{ from: '2026-10-01', to: '2026-10-31', format: 'XLSX' }])
  expect(await screen.findByText(/2026-10-01 to 2026-10-31/, {}, WAIT)).toBeTruthy()
})
