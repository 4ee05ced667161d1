import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AntdScope } from '@/ui/antd/AntdScope.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { pruned } from '../../../scripts/antdStyles.ts'
import { inLanguage } from './inLanguage.tsx'

const sheet = readFileSync('node_modules/antd/dist/antd.css', 'utf8')

/** Every selector of a style file, without those that are said of no class of antd. */
const selectorsOf = (text: string): string[] =>
  [...text.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => selector.includes('.ant-'))

/** The classes that a part must have for a selector; what it must not have says nothing. */
const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.(ant-[\w-]+)/g)].map(([, name = '']) => name)

const kept = new Set(selectorsOf(pruned(sheet)))

/** Selectors of antd that concern only classes on the page, and that the pruned file lacks. */
function lost(): string[] {
  const shown = new Set([...document.querySelectorAll('[class*="ant-"]')].flatMap((part) => [...part.classList]))
  expect(shown.size).toBeGreaterThan(10)
  return selectorsOf(sheet).filter((one) => !kept.has(one) && classesOf(one).every((name) => shown.has(name)))
}

const OPTIONS = Array.from({ length: 12 }, (_, at) => ({ value: `P${at}`, label: `Port ${at}`, isDisabled: at === 3 }))
const GROUPS = [
  { label: 'Near', options: OPTIONS.slice(0, 6) },
  { label: 'Far', options: OPTIONS.slice(6) },
]
const ignore = () => undefined

test('antd’s file has rules for the kit, and most of the file is not for the kit', () => {
  expect(selectorsOf(sheet).length).toBeGreaterThan(5000)
  expect(kept.size).toBeGreaterThan(300)
  expect(kept.size).toBeLessThan(selectorsOf(sheet).length / 4)
})

test('no rule for an open select, its groups and its search is pruned away', async () => {
  render(
    await inLanguage(
      'en-US',
      <AntdScope>
        <SelectField label="Port" value="P1" onChange={ignore} options={GROUPS} />
        <SelectField label="Locked" value="P1" onChange={ignore} options={OPTIONS} disabled />
      </AntdScope>,
    ),
  )
  const port = await screen.findByRole('combobox', { name: 'Port' })
  await userEvent.click(port)
  await screen.findByTitle('Far')
  expect(lost()).toEqual([])
  await userEvent.type(port, 'ort 1')
  expect(lost()).toEqual([])
  await userEvent.type(port, 'xyz')
  expect(lost()).toEqual([])
})

test('no rule for an open calendar with its times is pruned away', async () => {
  render(
    await inLanguage(
      'en-US',
      <AntdScope>
        <DateField label="Ready" hasTime value="2026-11-05T09:30" onChange={ignore} />
        <DateField label="Locked" value="2026-11-05" onChange={ignore} disabled />
      </AntdScope>,
    ),
  )
  await userEvent.click(await screen.findByRole('textbox', { name: 'Ready' }))
  await screen.findByTitle('2026-11-19')
  expect(lost()).toEqual([])
})
