import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { durationText } from '@/i18n/duration.ts'
import { commonEnUS } from '@/i18n/messages/en-US.ts'
import { commonZhCN } from '@/i18n/messages/zh-CN.ts'
import { useText } from '@/i18n/useText.ts'

function Shown({ minutes }: { minutes: number }) {
  return durationText(useText(), minutes)
}
const shown = (locale: 'zh-CN' | 'en-US', messages: Record<string, string>, minutes: number) =>
  render(
    <IntlProvider locale={locale} messages={messages}>
      <Shown minutes={minutes} />
    </IntlProvider>,
  ).container.textContent

test.each([
  [0, '0 min', '0 分'],
  [46, '46 min', '46 分'],
  [180, '3 h', '3 小时'],
  [226, '3 h 46 min', '3 小时 46 分'],
  [24 * 60, '1 d', '1 天'],
  [26 * 60 + 30, '1 d 2 h', '1 天 2 小时'],
  [264 * 60, '11 d', '11 天'],
])('%d minutes are a duration of at most two units', (minutes, en, zh) => {
  expect(shown('en-US', commonEnUS, minutes)).toBe(en)
  expect(shown('zh-CN', commonZhCN, minutes)).toBe(zh)
})

function Said({ values }: { values: { pieces: number; kg: number; cbm: number } }) {
  return useText()('common.cargo.loose', values)
}

test.each([
  [{ pieces: 1200, kg: 2030, cbm: 12.5 }, '1,200 pcs · 2,030 kg · 12.5 CBM'],
  [{ pieces: 12, kg: 999, cbm: Number.NaN }, '12 pcs · 999 kg · – CBM'],
])('a number in a text has its thousands separated', (values, text) => {
  const view = render(
    <IntlProvider locale="en-US" messages={commonEnUS}>
      <Said values={values} />
    </IntlProvider>,
  )
  expect(view.container.textContent).toBe(text)
})
