import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/i18n/locale.ts'
import { choicesIn, choose, chosenIn } from '../support/choose.ts'
import {
  dayAfter,
  errorAt,
  fieldAt,
  fill,
  fillShirts,
  firstStep,
  openIssue,
  press,
  valueOf,
} from '../support/issueApp.tsx'

const ISSUE = '/business/tenderIssue'
const NEXT = { 'zh-CN': '下一步', 'en-US': 'Next' } as const
const LONG = 'x'.repeat(10_000)

/** Field, typed text, and the error below it in both languages. */
const CARGO: readonly (readonly [string, string, string, string])[] = [
  ['cargo.nameZh', '', '请填写此项', 'Required'],
  ['cargo.nameZh', LONG, '最多 100 个字符', 'At most 100 characters'],
  ['cargo.nameZh', 'a\u0007b', '包含不允许的控制字符', 'Contains characters that are not allowed'],
  ['cargo.nameEn', LONG, '最多 200 个字符', 'At most 200 characters'],
  ['title', 'A', '至少 2 个字符', 'At least 2 characters'],
  ['title', LONG, '最多 100 个字符', 'At most 100 characters'],
  ['cargo.hsCode', '871200200', 'HS 编码应为 4、6、8 或 10 位数字', 'An HS code has 4, 6, 8 or 10 digits'],
  ['cargo.hsCode', '7700000000', '没有这一章，请核对前两位', 'No such chapter. Check the first two digits'],
  ['cargo.pieces', '12x', '请输入数字，例如 12.5', 'Enter a number, e.g. 12.5'],
  ['cargo.pieces', '0', '请输入 1 到 9,999,999 之间的数', 'Enter a number from 1 to 9,999,999'],
  ['cargo.pieces', '1.5', '请输入 1 到 9,999,999 之间的数', 'Enter a number from 1 to 9,999,999'],
  ['cargo.grossKg', '-5', '请输入数字，例如 12.5', 'Enter a number, e.g. 12.5'],
  ['cargo.grossKg', '0', '请输入大于 0 且不超过 100,000,000 的数', 'Enter a number above 0 and up to 100,000,000'],
  ['cargo.cbm', '1e9', '请输入数字，例如 12.5', 'Enter a number, e.g. 12.5'],
  ['cargo.value.amount', 'many', '请输入数字，例如 12.5', 'Enter a number, e.g. 12.5'],
]

/** Types each entry, tries to continue, and returns the text in the field and below it. */
async function entries(locale: Locale, rows: readonly (readonly [string, string, string])[]) {
  const found: [string, string | undefined, string | undefined][] = []
  for (const [name, typed] of rows) {
    fill(name, typed)
    // oxlint-disable-next-line eslint/no-await-in-loop -- the entries are typed one after the other
    await press(NEXT[locale])
    found.push([name, valueOf(name), errorAt(name)])
  }
  return found
}

describe.each(['zh-CN', 'en-US'] as const)('in %s', (locale) => {
  const pick = (zh: string, en: string) => (locale === 'zh-CN' ? zh : en)

  test('each wrong entry of the cargo is explained at its field', async () => {
    const app = await openIssue(ISSUE, { account: 'trader', locale })
    await firstStep()
    const rows = CARGO.map(([name, typed, zh, en]) => [name, typed, pick(zh, en)] as const)
    expect(await entries(locale, rows)).toEqual(rows)
    await app.leave()
  })

  test('dangerous, cooled and outsized cargo needs its figures', async () => {
    const app = await openIssue(ISSUE, { account: 'trader', locale })
    await firstStep()
    for (const checkbox of screen.getAllByRole('checkbox').slice(1)) fireEvent.click(checkbox)
    const range = (min: number, max: number) =>
      pick(`请输入 ${min} 到 ${max.toLocaleString()} 之间的数`, `Enter a number from ${min} to ${max.toLocaleString()}`)
    const rows = [
      ['cargo.dg.unNo', '19', pick('UN 编号为 4 位数字', 'A UN number has four digits')],
      ['cargo.reefer.setC', '-41', range(-40, 40)],
      ['cargo.reefer.ventCbmH', '301', range(0, 300)],
      ['cargo.oog.lengthCm', '0', range(1, 5000)],
      ['cargo.oog.widthCm', '', pick('请填写此项', 'Required')],
    ] as const
    expect(await entries(locale, rows)).toEqual(rows)
    expect(chosenIn(fieldAt('cargo.dg.class'))).toBe('')
    expect(errorAt('cargo.dg.class')).toBe(pick('请填写此项', 'Required'))
    await app.leave()
  })

  test('each wrong entry of the route is explained at its field', async () => {
    const app = await openIssue(`${ISSUE}?step=route&pol=CNSHA&pod=CNSHA`, { account: 'trader', locale })
    await screen.findByRole('combobox', { name: pick('起运港', 'Port of loading') })
    const day = (days: number) => dayAfter(app.market, days)
    fill('lanes.0.etdFrom', day(12))
    await choose(fieldAt('lanes.0.receiptType'), pick('门点', 'Door'))
    const rows = [
      ['lanes.0.boxes.0.qty', '0', pick('请填写至少 1 个箱', 'Enter at least one container')],
      ['lanes.0.boxes.0.qty', '10000', pick('请输入 1 到 9,999 之间的数', 'Enter a number from 1 to 9,999')],
      ['lanes.0.etdTo', day(11), pick('最晚开航早于最早开航', 'The latest ETD is before the earliest')],
      ['lanes.0.cargoReadyDate', day(-1), pick('不能早于今天', 'Not before today')],
      [
        'lanes.0.cargoReadyDate',
        day(20),
        pick('货好日期晚于最晚开航日', 'Cargo is ready after the last sailing of the window'),
      ],
      ['lanes.0.receiptPlace', '', pick('请填写此项', 'Required')],
      ['lanes.0.maxTransitDays', '121', pick('请输入 1 到 120 之间的数', 'Enter a number from 1 to 120')],
      ['lanes.0.freeDaysWanted', '61', pick('请输入 0 到 60 之间的数', 'Enter a number from 0 to 60')],
    ] as const
    expect(await entries(locale, rows)).toEqual(rows)
    const equal = pick('起运港与目的港不能相同', 'Port of loading and port of discharge must differ')
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain(equal)
    await app.leave()
  })

  test('each wrong entry of the rules is explained at its field', async () => {
    const app = await openIssue(`${ISSUE}?step=rules`, { account: 'trader', locale })
    await screen.findByRole('button', { name: pick('3 天后', 'In 3 days') })
    fill('deadline', '')
    await press(NEXT[locale])
    expect(errorAt('deadline')).toBe(pick('请填写此项', 'Required'))
    fill('deadline', '2020-01-01T00:00')
    expect(errorAt('deadline')).toMatch(pick('至少在 2 小时后', 'At least 2 hours from now'))
    await press(pick('3 天后', 'In 3 days'))
    expect(errorAt('deadline')).toBeUndefined()
    fill('validityWantedTo', '')
    await press(NEXT[locale])
    expect(errorAt('validityWantedTo')).toBe(pick('请填写此项', 'Required'))
    fireEvent.click(screen.getAllByRole('radio').at(-1) ?? document.body)
    fill('weights.price', '70')
    const sum = pick('权重合计应为 100，现为 110', 'Weights total 110, must be 100')
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain(sum)
    await app.leave()
  })
})

test('a score by air has no part for free time', async () => {
  const app = await openIssue(`${ISSUE}?step=rules&mode=AIR`, { account: 'trader' })
  await screen.findByRole('button', { name: 'In 3 days' })
  fireEvent.click(screen.getAllByRole('radio').at(-1) ?? document.body)
  expect(valueOf('weights.price')).toBe('70')
  expect(screen.queryByLabelText(/Free time %/)).toBeNull()
  await app.leave()
})

describe('the day until which quotes hold', () => {
  const dayOf = (deadline: string | undefined) =>
    new Date(new Date(deadline ?? '').getTime() + 30 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)

  test('is filled in from the deadline and moves with it until the person sets another', async () => {
    const app = await openIssue(`${ISSUE}?step=rules`, { account: 'trader' })
    await screen.findByRole('button', { name: 'In 3 days' })
    expect(valueOf('validityWantedTo')).toBe('')
    await press('In 24 hours')
    const first = valueOf('validityWantedTo')
    expect(first).toBe(dayOf(valueOf('deadline')))
    await press('In 3 days')
    expect(valueOf('validityWantedTo')).toBe(dayOf(valueOf('deadline')))
    expect(valueOf('validityWantedTo')).not.toBe(first)
    fill('validityWantedTo', dayAfter(app.market, 50))
    await press('In 24 hours')
    expect(valueOf('validityWantedTo')).toBe(dayAfter(app.market, 50))
    await press('Follow the deadline')
    expect(valueOf('validityWantedTo')).toBe(first)
    await app.leave()
  })

  test('is not asked for twice: without a deadline only the deadline is missing', async () => {
    const app = await openIssue(`${ISSUE}?step=rules`, { account: 'trader' })
    await screen.findByRole('button', { name: 'In 3 days' })
    await press('Next')
    expect(errorAt('deadline')).toBe('Required')
    expect(errorAt('validityWantedTo')).toBeUndefined()
    await app.leave()
  })
})

describe('hostile text', () => {
  test('stays text, from the form to the review', async () => {
    const hostile = '<img src=x onerror=alert(1)>\u202Eevil\u202C 🚢 {count} %s'
    const app = await openIssue(ISSUE, { account: 'trader' })
    await fillShirts(app.market, { 'cargo.nameEn': hostile })
    expect(screen.getByText(hostile)).toBeTruthy()
    expect(document.querySelector('img[src="x"]')).toBeNull()
    await app.leave()
  })

  test('an address that makes no sense opens an empty form', async () => {
    const app = await openIssue(`${ISSUE}?pol=%3Cscript%3E&mode=SHIP&step=nowhere&hs=abc`)
    await firstStep()
    expect(chosenIn(fieldAt('mode'))).toBe('Ocean FCL')
    expect(valueOf('cargo.hsCode')).toBe('')
    await app.leave()
  })
})

describe('a port from the address', () => {
  test('that is on no list is refused at its field', async () => {
    const app = await openIssue(`${ISSUE}?pol=ZZABC&pod=USLAX&step=route`, { account: 'trader' })
    await screen.findByRole('combobox', { name: /Port of loading/ })
    await press('Next')
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain('Choose a port from the list')
    await app.leave()
  })
})

describe('what changes with the mode', () => {
  test('loose cargo takes the place of boxes, and the Incoterm of the sea is refused by air', async () => {
    const app = await openIssue(`${ISSUE}?mode=LCL&step=route`, { account: 'trader' })
    await screen.findByRole('combobox', { name: /Port of loading/ })
    expect(chosenIn(fieldAt('lanes.0.receiptType'))).toBe('Container freight station')
    expect(valueOf('lanes.0.loose.cbm')).toBe('')
    await app.leave()
    const terms = await openIssue(`${ISSUE}?mode=AIR&step=terms`, { account: 'trader' })
    await screen.findByText('Required charges', { selector: 'h2' })
    const words = await choicesIn(fieldAt('incoterm'))
    expect(words.some((text) => text.startsWith('FCA'))).toBe(true)
    expect(words.some((text) => text.startsWith('FOB'))).toBe(false)
    await terms.leave()
  })

  test('who pays what follows the Incoterm until it is chosen otherwise, and a new term proposes it anew', async () => {
    const app = await openIssue(`${ISSUE}?step=terms&pol=CNSHA&pod=USLAX`, { account: 'trader' })
    await screen.findByText('Required charges', { selector: 'h2' })
    expect(screen.queryByText('Prepaid and collect', { selector: 'h2' })).toBeNull()
    const ends = () =>
      ['party', 'split.ORIGIN', 'split.FREIGHT', 'split.DESTINATION'].map((part) => chosenIn(fieldAt(`payers.${part}`)))
    await choose(fieldAt('incoterm'), /^CIF/)
    const [shipper, consignee] = ['Prepaid (shipper)', 'Collect (consignee)']
    expect(ends()).toEqual(['Shipper (seller)', shipper, shipper, consignee])
    await choose(fieldAt('payers.split.DESTINATION'), /^Prepaid/)
    expect(ends()[3]).toBe(shipper)
    const exceptions = within(screen.getByRole('group', { name: /^Exceptions/ }))
    fireEvent.click(exceptions.getByRole('checkbox', { name: /^DTHC/ }))
    expect(exceptions.getByRole<HTMLInputElement>('checkbox', { name: /^DTHC/ }).checked).toBe(true)
    await choose(fieldAt('incoterm'), /^EXW/)
    expect(ends()).toEqual(['Shipper (seller)', consignee, consignee, consignee])
    await press('Next')
    expect(errorAt('payers.party')).toBe(
      'Under this term the other party pays everything; change the term or your side of the sale',
    )
    await choose(fieldAt('payers.party'), /^Consignee/)
    expect(errorAt('payers.party')).toBeUndefined()
    await app.leave()
  })

  test('lanes can be added and removed, and each keeps what was typed', async () => {
    const app = await openIssue(`${ISSUE}?step=route&pol=CNSHA&pod=USLAX`, { account: 'trader' })
    await screen.findByRole('combobox', { name: /Port of loading/ })
    await press('Add lane')
    fill('lanes.1.boxes.0.qty', '3x')
    await press('Remove lane 1')
    expect(valueOf('lanes.0.boxes.0.qty')).toBe('3x')
    expect(valueOf('lanes.0.pol')).toBe('CNSHA')
    await app.leave()
  })
})
