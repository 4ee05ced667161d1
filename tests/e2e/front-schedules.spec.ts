import { expect } from '@playwright/test'
import { test } from './test.ts'
import { press, tabTo, typeInto } from './keys.ts'
import { choosePort, dayFromNow, signIn } from './steps.ts'

test('a trader finds a sailing, sees whether the cargo makes it, and tenders it', async ({ page }) => {
  await signIn(page, 'trader')
  await page.goto('/tool/shipDate')
  await choosePort(page, /^起运港/, 'ningbo', 'CNNGB')
  await choosePort(page, /^目的港/, '鹿特丹', 'NLRTM')
  // Throttled: on a slow machine the second change must not be based on the URL before the first.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.getByRole('textbox', { name: '开航起始日' }).fill(dayFromNow(10))
  await page.getByRole('textbox', { name: '货好日期' }).fill(dayFromNow(2))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page).toHaveURL(new RegExp(`from=${dayFromNow(10)}&ready=${dayFromNow(2)}`))
  const rows = page.locator('main tbody tr')
  await expect(rows.first()).toContainText('CNNGB')
  await expect(rows.first()).toContainText('可赶上')
  await rows.first().getByRole('cell').first().getByRole('link').first().click()
  const part = page.getByRole('group', { name: '船期详情' })
  await expect(part.getByText('截港 CY').first()).toBeVisible()
  const day = (await part.locator('dl time').first().getAttribute('datetime'))?.slice(0, 10) ?? ''
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: '下载日历' }).click(),
  ])
  expect(calendar.suggestedFilename()).toMatch(/^CNNGB-NLRTM-.*\.ics$/)
  await part.getByRole('link', { name: '按此船期招标' }).click()
  await expect(page).toHaveURL(/tenderIssue\?pol=CNNGB&pod=NLRTM&mode=FCL/)
  expect(new URL(page.url()).searchParams.get('etdFrom')).toBe(day)
  await page.goto(`${page.url()}&step=route`)
  await expect(page.getByRole('combobox', { name: /^起运港/ }).first()).toHaveValue(/宁波|CNNGB/)
  await expect(page.getByRole('textbox', { name: /^最早开航/ })).toHaveValue(day)
})

test('a day typed into a filter is asked for once, when it is whole; its calendar comes when it is opened', async ({
  page,
}) => {
  await page.goto('/tool/shipDate?pol=CNNGB&pod=NLRTM')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const day = dayFromNow(20)
  const from = page.getByRole('textbox', { name: '开航起始日' })
  await from.fill('')
  asked.length = 0
  await page.keyboard.type(day, { delay: 30 })
  await expect(from).toHaveValue(day)
  await expect(page).toHaveURL(new RegExp(`from=${day}$`))
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  expect(asked.filter((url) => url.includes('/shipDate/page'))).toHaveLength(1)
  // An answer that comes between the two halves of a click would move the day away from under it.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: '打开日历：开航起始日' }).click()
  const next = page.getByTitle(dayFromNow(21), { exact: true })
  await expect(next).toBeVisible()
  await expect(from).toBeFocused()
  await next.click()
  await expect(page).toHaveURL(new RegExp(`from=${dayFromNow(21)}$`))
})

test('the same by keyboard alone, over the week calendar', { tag: '@whole' }, async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/tool/shipDate')
  await typeInto(page, page.getByRole('combobox', { name: /^起运港/ }), 'CNSHA')
  await expect(page.getByRole('option', { name: /CNSHA/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByRole('combobox', { name: /^目的港/ }), 'USLAX')
  await expect(page.getByRole('option', { name: /USLAX/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: '周历' }))
  // Of the second week, in which nothing has sailed yet.
  const entry = page.getByRole('region', { name: /当周$/ }).nth(1).getByRole('link').first()
  await press(page, entry)
  // The opened sailing has the focus: its actions come next.
  await expect(page.getByRole('group', { name: '船期详情' })).toBeFocused()
  const tender = page.getByRole('link', { name: '按此船期招标' })
  await tabTo(page, tender)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tenderIssue\?pol=CNSHA&pod=USLAX&mode=FCL&etdFrom=/)
})
