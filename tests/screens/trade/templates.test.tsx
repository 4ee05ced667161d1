import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { SaveRecurrence } from '@/contract/trade/tender/template/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { toastStore } from '@/ui/toast.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { openAs, quietMarket } from './bidding.ts'

await Promise.all([
  import('@/pages/business/MyTenderBidsPage.tsx'),
  import('@/pages/business/TenderDetailPage.tsx'),
  import('@/pages/business/TenderIssuePage.tsx'),
  import('@/features/trade/template/components/Templates.tsx'),
  import('@/features/trade/template/components/SaveTemplateButton.tsx'),
  import('@/features/trade/template/components/SaveTemplateDialog.tsx'),
  import('@/features/trade/template/components/RenameDialog.tsx'),
  import('@/features/trade/template/components/RecurrenceDialog.tsx'),
])

const WAIT = { timeout: 20_000 }
const LIST = '/business/myTenderBid?tab=templates'
let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
  tender = await publish(market, await market.signIn('trader'), { title: 'Sofas to LA' })
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const kept = async () =>
  (await market.call(tenderEndpoints.templates, {}, { token: await market.signIn('trader') })).data.templates
const save = async (name: string) => {
  const body = { tenderId: tender.id, name, requestNo: newRequestNo() }
  return (await market.call(tenderEndpoints.saveTemplate, body, { token: await market.signIn('trader') })).data
}
const recur = async (id: string, part: Partial<SaveRecurrence>) => {
  const body = { id, ...part, requestNo: newRequestNo() }
  await market.call(tenderEndpoints.saveRecurrence, body, { token: await market.signIn('trader') })
}
/** The draft that is open in the editor, once the editor shows its cargo. */
const openedDraft = async () => {
  const cargo = () => document.querySelector<HTMLInputElement>('[name="cargo.nameZh"]')?.value
  await waitFor(() => expect(cargo()).toBe('板式家具'), WAIT)
  const id = new URLSearchParams(window.location.search).get('id') ?? ''
  return (await market.call(tenderEndpoints.draft, { id }, { token: await market.signIn('trader') })).data.draft
}
const menu = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }, WAIT))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

const WORDS = [
  {
    locale: 'en-US' as const,
    save: 'Save as template',
    name: /^Template name/,
    ask: 'Enter a template name',
    send: 'Save',
    done: 'Template saved',
    cycle: 'Every Monday',
    ahead: 'Draft 3 days ahead',
    next: 'Next draft 2026-11-27',
    never: 'Not used yet',
    empty: 'No templates yet',
  },
  {
    locale: 'zh-CN' as const,
    save: '保存为模板',
    name: /^模板名称/,
    ask: '请填写模板名称',
    send: '保存',
    done: '模板已保存',
    cycle: '每周一发布',
    ahead: '提前 3 天生成草稿',
    next: '下次生成草稿：2026-11-27',
    never: '未使用过',
    empty: '还没有模板',
  },
]

describe('saving an own tender as a template', () => {
  test.each(WORDS)('in $locale: from its page, once, with a name', async (words) => {
    app = await openAs('trader', `/business/foreignTradeDetial?id=${tender.id}`, market, { locale: words.locale })
    await userEvent.click(await screen.findByRole('button', { name: words.save }, WAIT))
    const dialog = within(await screen.findByRole('dialog', { name: words.save }, WAIT))
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: words.name })
    expect(name.value).toBe('Sofas to LA')
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: words.send }))
    expect(dialog.getByText(words.ask)).toBeTruthy()
    expect(document.activeElement).toBe(name)
    await userEvent.type(name, 'LA weekly')
    const before = app.requests.length
    await userEvent.dblClick(dialog.getByRole('button', { name: words.send }))
    expect(await screen.findByText(words.done)).toBeTruthy()
    expect(app.requests.slice(before).filter(({ path }) => path.endsWith('saveTemplate'))).toHaveLength(1)
    expect(await kept()).toMatchObject([{ name: 'LA weekly', deadlineDays: 1 }])
  })

  test('from the list, where a name that is taken is refused at its field, or the template replaced', async () => {
    await save('LA weekly')
    app = await openAs('trader', `/business/myTenderBid?keyword=${tender.no}`, market)
    await menu('Sofas to LA', 'Save as template')
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }, WAIT))
    const name = dialog.getByRole('textbox', { name: /^Template name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'la weekly')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('A template with this name already exists')).toBeTruthy()
    expect(document.activeElement).toBe(name)
    await choose(await dialog.findByRole('combobox', { name: 'Save to' }), 'Replace “LA weekly”')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Template saved')).toBeTruthy()
    expect(await kept()).toHaveLength(1)
  })

  test('is not offered to others, nor for a draft', async () => {
    app = await openAs('trader2', `/business/foreignTradeDetial?id=${tender.id}`, market)
    await screen.findAllByText(tender.no, {}, WAIT)
    expect(screen.queryByRole('button', { name: 'Save as template' })).toBeNull()
    app.session.stop()
    cleanup()
    app = await openAs('trader', '/business/myTenderBid?status=DRAFT', market)
    await waitFor(
      () => expect(screen.getAllByRole('link', { name: 'Continue editing' }).length).toBeGreaterThan(0),
      WAIT,
    )
    expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull()
  })
})

describe('the list of templates', () => {
  test.each(WORDS)('in $locale: shows name, lane, cargo, recurrence and last use', async (words) => {
    const { id } = await save('LA weekly')
    await recur(id, { cycle: 'WEEKLY', on: 1, aheadDays: 3 })
    app = await openAs('trader', LIST, market, { locale: words.locale })
    const row = within(await screen.findByRole('row', { name: /LA weekly/ }, WAIT))
    expect(row.getByText('CNSHA')).toBeTruthy()
    expect(row.getByText('2×40HQ')).toBeTruthy()
    for (const text of [words.cycle, words.ahead, words.next, words.never]) expect(row.getByText(text)).toBeTruthy()
  })

  test.each(WORDS)('in $locale: says how to begin when there is none', async (words) => {
    app = await openAs('trader', LIST, market, { locale: words.locale })
    expect(await screen.findByText(words.empty, {}, WAIT)).toBeTruthy()
  })

  test('opens the editor with a draft whose dates count from today', async () => {
    await save('LA weekly')
    app = await openAs('trader', LIST, market)
    await userEvent.click(await screen.findByRole('button', { name: 'Use template' }, WAIT))
    await waitFor(() => expect(window.location.search).toMatch(/^\?id=/), WAIT)
    expect(await openedDraft()).toMatchObject({ title: 'Sofas to LA', lanes: [{ etdFrom: '2026-12-01' }] })
    expect((await kept())[0]?.lastUsedAt).toBeTruthy()
  })

  test('sets a recurrence and takes it back; the dialog tells the next draft', async () => {
    await save('LA weekly')
    app = await openAs('trader', LIST, market)
    await menu('LA weekly', 'Set recurrence')
    const dialog = within(await screen.findByRole('dialog', { name: 'Template recurrence' }, WAIT))
    expect(dialog.getByText('The next draft is made on 2026-11-27, for publishing on 2026-11-30.')).toBeTruthy()
    await choose(dialog.getByRole('combobox', { name: 'Publish' }), 'Monthly')
    await choose(dialog.getByRole('combobox', { name: 'Day of the month' }), '15')
    const ahead = dialog.getByRole('textbox', { name: /^Days ahead/ })
    await userEvent.clear(ahead)
    await userEvent.type(ahead, '29')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(ahead.getAttribute('aria-invalid')).toBe('true')
    expect((await kept())[0]?.recurrence).toBeUndefined()
    await userEvent.clear(ahead)
    await userEvent.type(ahead, '5')
    expect(dialog.getByText('The next draft is made on 2026-12-10, for publishing on 2026-12-15.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Monthly on day 15')).toBeTruthy()
    expect((await kept())[0]?.recurrence).toEqual({ cycle: 'MONTHLY', on: 15, aheadDays: 5 })
    await menu('LA weekly', 'Set recurrence')
    const again = within(await screen.findByRole('dialog', { name: 'Template recurrence' }, WAIT))
    await choose(again.getByRole('combobox', { name: 'Publish' }), 'Not repeated')
    await userEvent.click(again.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('None')).toBeTruthy()
    expect((await kept())[0]?.recurrence).toBeUndefined()
  })

  test('says that a draft due today is made at once', async () => {
    const { id } = await save('LA weekly')
    app = await openAs('trader', LIST, market)
    await menu('LA weekly', 'Set recurrence')
    const dialog = within(await screen.findByRole('dialog', { name: 'Template recurrence' }, WAIT))
    await choose(dialog.getByRole('combobox', { name: 'Weekday' }), 'Tuesday')
    expect(dialog.getByText('Saving makes a draft at once, for publishing on 2026-11-24.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Recurrence saved')).toBeTruthy()
    expect(await kept()).toMatchObject([{ id, draftedFor: '2026-11-24' }])
  })

  test('renames a template, and deletes it after a question', async () => {
    await save('LA weekly')
    app = await openAs('trader', LIST, market)
    await menu('LA weekly', 'Rename')
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename template' }, WAIT))
    const name = dialog.getByRole('textbox', { name: /^Template name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Los Angeles')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('row', { name: /Los Angeles/ })).toBeTruthy()
    await menu('Los Angeles', 'Delete template')
    const sure = within(await screen.findByRole('dialog', { name: 'Delete this template?' }))
    expect(await kept()).toHaveLength(1)
    await userEvent.click(sure.getByRole('button', { name: 'Delete template' }))
    expect(await screen.findByText('No templates yet')).toBeTruthy()
    expect(await kept()).toEqual([])
  })

  test('is where a recurring draft is told of: the message leads to the draft', async () => {
    const { id } = await save('LA weekly')
    await recur(id, { cycle: 'WEEKLY', on: 1, aheadDays: 3 })
    market.time.now += 7 * 24 * 3600_000
    app = await openAs('trader', '/user/personalCenter?tab=messages', market)
    await userEvent.click(await screen.findByRole('link', { name: /Draft made from a template/ }, WAIT))
    expect(await openedDraft()).toMatchObject({ lanes: [{ etdFrom: '2026-12-10' }] })
  })
})
