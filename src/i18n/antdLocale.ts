import type { Locale as AntdLocale } from 'antd/es/locale'
import dayjs from 'dayjs'
import type { Locale } from './locale.ts'

const packs: Record<Locale, () => Promise<AntdLocale>> = {
  'zh-CN': async () => {
    const [pack] = await Promise.all([import('antd/es/locale/zh_CN'), setDayjs('zh-cn')])
    return pack.default
  },
  'en-US': async () => {
    const [pack] = await Promise.all([import('antd/es/locale/en_US'), setDayjs('en')])
    return pack.default
  },
}

async function setDayjs(name: 'zh-cn' | 'en'): Promise<void> {
  if (name === 'zh-cn') await import('dayjs/locale/zh-cn')
  dayjs.locale(name)
}

/** Loads antd's texts for a language and sets dayjs to it. Rejects when the file cannot be loaded. */
export function loadAntdLocale(locale: Locale): Promise<AntdLocale> {
  return packs[locale]()
}
