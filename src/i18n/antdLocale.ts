import type { Locale as AntdLocale } from 'antd/es/locale'
import enUS from 'antd/es/locale/en_US'
import dayjs from 'dayjs'
import type { Locale } from './locale.ts'

const packs: Record<Locale, () => Promise<AntdLocale>> = {
  'zh-CN': async () => {
    const [pack] = await Promise.all([import('antd/es/locale/zh_CN'), setDayjs('zh-cn')])
    return calendarRead(pack.default)
  },
  // The kit falls back to its English texts, so that they are there already.
  'en-US': async () => {
    await setDayjs('en')
    return calendarRead(enUS)
  },
}

/** The buttons over a calendar are called by the month and year that they show: antd's names hide these. */
function calendarRead(pack: AntdLocale): AntdLocale {
  const { DatePicker: days } = pack
  return days ? { ...pack, DatePicker: { ...days, lang: { ...days.lang, monthSelect: '', yearSelect: '' } } } : pack
}

async function setDayjs(name: 'zh-cn' | 'en'): Promise<void> {
  if (name === 'zh-cn') await import('dayjs/locale/zh-cn')
  dayjs.locale(name)
}

/** Loads antd's texts for a language and sets dayjs to it. Rejects when the file cannot be loaded. */
export function loadAntdLocale(locale: Locale): Promise<AntdLocale> {
  return packs[locale]()
}
