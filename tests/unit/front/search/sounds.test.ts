import { expect, it } from 'vitest'
import { soundsOf } from '@mock/seed/pinyin.ts'
import { helpAnswersZhCN } from '@/features/front/help/answers/messages/zh-CN.ts'
import { helpTermsZhCN } from '@/features/front/help/terms/messages/zh-CN.ts'
import { searchZhCN } from '@/features/front/search/messages/zh-CN.ts'
import { layoutZhCN } from '@/layout/messages/zh-CN.ts'
import { routeZhCN } from '@/routes/messages/zh-CN.ts'

const IS_ENTRY = /^(?:route\.|search\.do\.|layout\.nav\.(?:traders|forwarders|fleet)$)/
const IS_HELP = /^help\.(?:q|term)\./

/** Pinyin and initials of the texts whose ids fit, as a file. */
function written(texts: Record<string, string>, ids: RegExp): string {
  const fitting = Object.entries(texts).filter(([id]) => ids.test(id))
  const sounds = fitting.map(([id, text]) => {
    const { pinyin, initials } = soundsOf(text)
    return [id, `${pinyin} ${initials}`]
  })
  return `${JSON.stringify(Object.fromEntries(sounds), null, 2)}\n`
}

it('pages, actions and help are known by their pinyin; `npx vitest run sounds -u` writes it', async () => {
  await expect(written({ ...layoutZhCN, ...routeZhCN, ...searchZhCN }, IS_ENTRY)).toMatchFileSnapshot(
    '../../../../src/features/front/search/sounds.json',
  )
  await expect(written({ ...helpAnswersZhCN, ...helpTermsZhCN }, IS_HELP)).toMatchFileSnapshot(
    '../../../../src/features/front/help/sounds.json',
  )
})
