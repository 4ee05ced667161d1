import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FormDialog } from '@/forms/FormDialog.tsx'
import type { FormDialogProps } from '@/forms/FormDialog.tsx'
import type { Locale } from '@/i18n/locale.ts'
import { AntdScope } from '@/ui/antd/AntdScope.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { RangeField } from '@/ui/RangeField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { voice } from '@tests/setup/voice.ts'
import { inLanguage } from './inLanguage.tsx'

const noop = () => {}
const ELEMENT: FormDialogProps['form']['element'] = { ref: { current: null }, noValidate: true, onSubmit: noop }
const QUIET = { isBusy: false, isAbove: false, element: ELEMENT }

/** Reads what stands on a public page. */
async function read(locale: Locale, node: ReactNode): Promise<string[]> {
  return voice(render(await inLanguage(locale, node)).container)
}

/** Reads what stands on a work page, where widgets are antd's. */
async function readKit(locale: Locale, node: ReactNode): Promise<string[]> {
  const { container } = render(await inLanguage(locale, <AntdScope>{node}</AntdScope>))
  await screen.findAllByLabelText(/./, { selector: 'input' })
  return voice(container)
}

test.each([
  {
    locale: 'zh-CN',
    said: ['新增联系人', '姓名', '与证件一致', '保存', '已有同名联系人'],
    heard: [
      'dialog, 新增联系人',
      'heading, 新增联系人, level 2',
      'button, 关闭',
      'form',
      '姓名',
      'textbox, 姓名, 与证件一致, required',
      '与证件一致',
      'alert',
      '已有同名联系人',
      'button, 取消',
      'button, 保存',
    ],
  },
  {
    locale: 'en-US',
    said: ['Add a contact', 'Name', 'As in the passport', 'Save', 'There is one of that name'],
    heard: [
      'dialog, Add a contact',
      'heading, Add a contact, level 2',
      'button, Close',
      'form',
      'Name',
      'textbox, Name, As in the passport, required',
      'As in the passport',
      'alert',
      'There is one of that name',
      'button, Cancel',
      'button, Save',
    ],
  },
] as const)('a form in a dialog: $locale', async ({ locale, said: [title, label, hint, submit, failure], heard }) => {
  const form = (
    <FormDialog form={{ ...QUIET, failure }} title={title} submitText={submit} onClose={noop}>
      <TextField label={label} hint={hint} isRequired defaultValue="" />
    </FormDialog>
  )
  expect(await read(locale, form)).toEqual(heard)
})

test.each([
  {
    locale: 'zh-CN',
    said: ['箱型', '每票一种', '20尺普箱', '40尺高箱', '没有这种箱'],
    plain: ['箱型', 'combobox, 箱型, 20尺普箱, 每票一种, has popup listbox, not expanded, required', '每票一种'],
    kit: [
      '箱型',
      '20尺普箱',
      'combobox, 箱型, 20尺普箱 没有这种箱, has popup listbox, not expanded, autocomplete in list, invalid, read only, required',
      'alert',
      '没有这种箱',
    ],
    list: ['listbox, 箱型', 'option, 20尺普箱, selected, 1 of 2', 'option, 40尺高箱, not selected, 2 of 2'],
  },
  {
    locale: 'en-US',
    said: ['Box', 'One per shipment', '20 ft dry', '40 ft high', 'No such box'],
    plain: [
      'Box',
      'combobox, Box, 20 ft dry, One per shipment, has popup listbox, not expanded, required',
      'One per shipment',
    ],
    kit: [
      'Box',
      '20 ft dry',
      'combobox, Box, 20 ft dry No such box, has popup listbox, not expanded, autocomplete in list, invalid, read only, required',
      'alert',
      'No such box',
    ],
    list: ['listbox, Box', 'option, 20 ft dry, selected, 1 of 2', 'option, 40 ft high, not selected, 2 of 2'],
  },
] as const)('a select says what is chosen: $locale', async ({ locale, said, plain, kit, list }) => {
  const [label, hint, dry, high, error] = said
  const options = [
    { value: '22G1', label: dry },
    { value: '45G1', label: high },
  ]
  const field = { label, hint, isRequired: true, value: '22G1', onChange: noop, options }
  const { container, unmount } = render(await inLanguage(locale, <SelectField {...field} />))
  expect(await voice(container)).toEqual(plain)
  unmount()
  expect(await readKit(locale, <SelectField {...field} error={error} />)).toEqual(kit)
  await userEvent.click(screen.getByRole('combobox'))
  expect(await voice(screen.getByRole('listbox'))).toEqual(list)
})

test.each([
  {
    locale: 'zh-CN',
    said: ['货好日期', '装箱的那天'],
    plain: [
      '货好日期',
      'textbox, 货好日期, 2026-11-05, 装箱的那天, required',
      'button, 打开日历：货好日期',
      '装箱的那天',
    ],
    kit: ['货好日期', 'textbox, 货好日期, 2026-11-05, 装箱的那天, required', 'button, 清除, 货好日期', '装箱的那天'],
    calendar: [
      'button, 上一年',
      'button, 上个月',
      'button, 2026年',
      'button, 11月',
      'button, 下个月',
      'button, 下一年',
    ],
    days: ['一', '二', '三', '四', '五', '六', '日'],
    first: 'cell, 26, 2026-10-26',
  },
  {
    locale: 'en-US',
    said: ['Cargo ready', 'The day of loading'],
    plain: [
      'Cargo ready',
      'textbox, Cargo ready, 2026-11-05, The day of loading, required',
      'button, Open the calendar: Cargo ready',
      'The day of loading',
    ],
    kit: [
      'Cargo ready',
      'textbox, Cargo ready, 2026-11-05, The day of loading, required',
      'button, Clear, Cargo ready',
      'The day of loading',
    ],
    calendar: [
      'button, Last year',
      'button, Previous month',
      'button, Nov',
      'button, 2026',
      'button, Next month',
      'button, Next year',
    ],
    days: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    first: 'cell, 1, 2026-11-01',
  },
] as const)('a day and its calendar: $locale', async ({ locale, said, plain, kit, calendar, days, first }) => {
  const [label, hint] = said
  const day = <DateField label={label} hint={hint} isRequired value="2026-11-05" onChange={noop} />
  const { container, unmount } = render(await inLanguage(locale, day))
  expect(await voice(container)).toEqual(plain)
  unmount()
  expect(await readKit(locale, day)).toEqual(kit)
  await userEvent.click(screen.getByRole('textbox'))
  const heard = (await voice(document.body)).slice(kit.length)
  expect(heard.slice(0, 17)).toEqual([
    ...calendar,
    'table',
    'row',
    ...days.map((one) => `columnheader, ${one}`),
    'row',
    first,
  ])
})

test.each([
  { locale: 'zh-CN', said: ['开船日期', '开船日期止'], clear: '清除', end: '结束日期' },
  { locale: 'en-US', said: ['Departure', 'Departure until'], clear: 'Clear', end: 'End date' },
] as const)('a range of days: $locale', async ({ locale, said: [label, endLabel], clear, end }) => {
  const range = <RangeField label={label} endLabel={endLabel} from="2026-11-05" to="" onChange={noop} />
  expect(await readKit(locale, range)).toEqual([
    label,
    `textbox, ${label}, 2026-11-05`,
    `textbox, ${endLabel}, placeholder ${end}`,
    `button, ${clear}, ${label}`,
  ])
})

test.each([
  { locale: 'zh-CN', said: ['我的报价', '报价编号', '总价', '撤回'], sorted: '按总价排序' },
  { locale: 'en-US', said: ['My quotes', 'Quote', 'Total', 'Withdraw'], sorted: 'Sort by Total' },
] as const)('a table: $locale', async ({ locale, said: [caption, no, total, action], sorted }) => {
  const columns = [
    { key: 'no', title: no, cell: (row: string) => row },
    { key: 'total', title: total, sort: 'TOTAL', cell: () => 'USD 2,400.00' },
    { key: 'do', title: action, cell: () => <button type="button">{action}</button> },
  ]
  const table = { caption, columns, rowKey: (row: string) => row, sort: 'TOTAL', onSort: noop }
  expect(await read(locale, <DataTable {...table} rows={['B-1']} />)).toEqual([
    `table, ${caption}`,
    'row',
    `columnheader, ${no}`,
    `columnheader, ${total}, sorted in descending order`,
    `button, ${total}, ${sorted}, pressed`,
    `columnheader, ${action}`,
    'row',
    'cell, B-1',
    'cell, USD 2,400.00',
    'cell',
    `button, ${action}`,
  ])
})
