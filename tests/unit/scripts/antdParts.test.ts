// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inParts } from '../../../scripts/antdStyles.ts'
import { filesBelow } from '../../architecture/sourceGraph.ts'

test.each([
  ["import { Select } from 'antd'", "import Select from 'antd/es/select'"],
  ["import { DatePicker } from 'antd'", "import DatePicker from 'antd/es/date-picker'"],
  ["import { QRCode } from 'antd'", "import QRCode from 'antd/es/qr-code'"],
  ["import { theme as antdTheme } from 'antd'", "import antdTheme from 'antd/es/theme'"],
  ["import type { ThemeConfig } from 'antd'", "import type { ThemeConfig } from 'antd'"],
])('a build takes %s as %s', (written, built) => {
  expect(inParts(`${written}\nimport './antd.css'\n`)).toBe(`${built}\nimport './antd.css'\n`)
})

test('the kit imports antd only so that a build knows its parts', () => {
  const built = filesBelow(['src/ui/antd']).map((file) => inParts(readFileSync(file, 'utf8')))
  const parts = built.flatMap((code) => [...code.matchAll(/^import \w+ from '(antd\/es\/[\w-]+)'$/gm)])
  expect(parts.length).toBeGreaterThan(5)
  expect(parts.filter(([, part]) => !existsSync(`node_modules/${part}/index.js`))).toEqual([])
  expect(built.filter((code) => /^import (?!type).*'antd'$/m.test(code))).toEqual([])
})
