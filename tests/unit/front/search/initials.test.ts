import { expect, it } from 'vitest'
import { initialsOf } from '@mock/seed/pinyin.ts'
import { searchZhCN } from '@/features/front/search/messages/zh-CN.ts'
import { layoutZhCN } from '@/layout/messages/zh-CN.ts'
import { routeZhCN } from '@/routes/messages/zh-CN.ts'

const texts = { ...layoutZhCN, ...routeZhCN, ...searchZhCN }
const IS_ENTRY = /^(?:route\.|search\.do\.|layout\.nav\.(?:traders|forwarders|fleet)$)/

it('the initials of pages and actions are those of their Chinese titles; `npx vitest run initials -u` writes them', async () => {
  const entries = Object.entries(texts).filter(([id]) => IS_ENTRY.test(id))
  const initials = Object.fromEntries(entries.map(([id, title]) => [id, initialsOf(title)]))
  await expect(`${JSON.stringify(initials, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../src/features/front/search/initials.json',
  )
})
