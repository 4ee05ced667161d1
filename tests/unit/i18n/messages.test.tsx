import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TYPE, parse } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test, vi } from 'vitest'
import { catalogues } from '@/app/catalogues.ts'
import type { CatalogueName } from '@/app/catalogues.ts'
import { LocaleProvider } from '@/i18n/LocaleProvider.tsx'
import { createLocaleStore } from '@/i18n/locale.ts'
import { createMessageStore } from '@/i18n/messageStore.ts'
import type { Messages } from '@/i18n/messageStore.ts'
import { Text } from '@/i18n/Text.tsx'
import { useText } from '@/i18n/useText.ts'
import { takeComplaints } from '@tests/setup/vitest.ts'

function argNames(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return argNames(element.children)
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap((option) => argNames(option.value))
        : []
    return [element.value, ...inner]
  })
}
const signature = (text: string) => [...new Set(argNames(parse(text)))].toSorted().join()

describe.each(Object.keys(catalogues) as CatalogueName[])('catalogue %s', (name) => {
  test('has the same ids and the same arguments in both languages', async () => {
    const [zh, en]: Messages[] = await Promise.all([catalogues[name]['zh-CN'](), catalogues[name]['en-US']()])
    expect(Object.keys(en ?? {}).toSorted()).toEqual(Object.keys(zh ?? {}).toSorted())
    const differing = Object.keys(zh ?? {}).filter((id) => signature(zh?.[id] ?? '') !== signature(en?.[id] ?? ''))
    expect(differing).toEqual([])
  })

  test('has no Han character in English', async () => {
    const en: Messages = await catalogues[name]['en-US']()
    // The language switch names the other language in that language.
    const han = Object.entries(en).filter(([id, text]) => /\p{Script=Han}/u.test(text) && !id.includes('language'))
    expect(han).toEqual([])
  })
})

const loaders = {
  core: {
    'zh-CN': () => Promise.resolve({ 'common.action.save': '保存' }),
    'en-US': () => Promise.resolve({ 'common.action.save': 'Save' }),
  },
  tender: {
    'zh-CN': () => Promise.resolve({ 'common.total': '共 {total} 条' }),
    'en-US': () => Promise.resolve({ 'common.total': '{total} in total' }),
  },
}

describe('the message store', () => {
  test('swaps language and texts of everything loaded at once', async () => {
    const store = createMessageStore<keyof typeof loaders>(async (name, locale) => loaders[name][locale](), 'zh-CN')
    await store.load(['core'])
    await store.load(['tender'])
    const seen: string[] = []
    store.subscribe(() => seen.push(`${store.snapshot().locale}:${Object.values(store.snapshot().messages).join()}`))
    await store.switchTo('en-US')
    expect(seen).toEqual(['en-US:Save,{total} in total'])
  })

  test('the last of two switches wins', async () => {
    const store = createMessageStore<keyof typeof loaders>(async (name, locale) => loaders[name][locale](), 'zh-CN')
    await store.load(['core'])
    await Promise.all([store.switchTo('en-US'), store.switchTo('zh-CN')])
    expect(store.snapshot().locale).toBe('zh-CN')
    expect(store.snapshot().messages['common.action.save']).toBe('保存')
  })

  test('waits for a catalogue that somebody else is fetching', async () => {
    let arrive: (texts: Messages) => void = () => undefined
    const slow = new Promise<Messages>((resolve) => {
      arrive = resolve
    })
    const store = createMessageStore<'core'>(() => slow, 'zh-CN')
    const [first, second] = [store.load(['core']), store.load(['core'])]
    const told = vi.fn<() => void>()
    void second.then(told)
    await Promise.resolve()
    expect(told).not.toHaveBeenCalled()
    arrive({ a: 'x' })
    await Promise.all([first, second])
    expect(store.snapshot().messages).toEqual({ a: 'x' })
  })

  test('waits for nothing but what was asked for', async () => {
    const never = new Promise<Messages>(() => undefined)
    const store = createMessageStore<'core' | 'ahead' | 'page'>(
      (name) => (name === 'ahead' ? never : Promise.resolve({ [name]: 'x' })),
      'zh-CN',
    )
    await store.load(['core'])
    void store.load(['ahead'])
    await store.load(['page'])
    expect(store.snapshot().messages).toEqual({ core: 'x', page: 'x' })
    await store.switchTo('en-US')
    expect(store.snapshot().locale).toBe('en-US')
  })

  test('changes the language though a catalogue does not come, and shows it when it comes', async () => {
    vi.useFakeTimers()
    let arrive: (texts: Messages) => void = () => undefined
    const slow = new Promise<Messages>((resolve) => {
      arrive = resolve
    })
    const store = createMessageStore<'core' | 'visited'>(
      (name, locale) => (name === 'visited' && locale === 'en-US' ? slow : Promise.resolve({ [name]: locale })),
      'zh-CN',
    )
    await store.load(['core', 'visited'])
    const switched = store.switchTo('en-US')
    await vi.advanceTimersByTimeAsync(4_900)
    expect(store.snapshot().locale).toBe('zh-CN')
    await vi.advanceTimersByTimeAsync(100)
    await switched
    expect(store.snapshot()).toEqual({ locale: 'en-US', messages: { core: 'en-US', visited: 'zh-CN' } })
    arrive({ visited: 'en-US' })
    await vi.advanceTimersByTimeAsync(0)
    expect(store.snapshot().messages).toEqual({ core: 'en-US', visited: 'en-US' })
    vi.useRealTimers()
  })

  test('keeps the old language, and goes on in it, when nothing of the new one can be fetched', async () => {
    const store = createMessageStore<'core' | 'page'>(
      (name, locale) => (locale === 'en-US' ? Promise.reject(new Error('chunk')) : Promise.resolve({ [name]: locale })),
      'zh-CN',
    )
    await store.load(['core'])
    await expect(store.switchTo('en-US')).rejects.toThrow('chunk')
    await store.load(['page'])
    expect(store.snapshot()).toEqual({ locale: 'zh-CN', messages: { core: 'zh-CN', page: 'zh-CN' } })
  })

  test('tries again after a catalogue could not be fetched', async () => {
    const fetchOne = vi.fn<() => Promise<Messages>>()
    fetchOne.mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ a: 'x' })
    const store = createMessageStore<'core'>(fetchOne, 'zh-CN')
    await expect(store.load(['core'])).rejects.toThrow('chunk')
    await store.load(['core'])
    expect(store.snapshot().messages).toEqual({ a: 'x' })
  })
})

function Probe() {
  const t = useText()
  return (
    <form>
      <input aria-label="name" />
      <p>{t('common.action.save')}</p>
      <p>
        <Text id="common.total" values={{ total: <b>7</b> }} />
      </p>
    </form>
  )
}

async function open() {
  const saved: string[] = ['zh-CN']
  const reload = vi.fn<() => void>()
  const store = createLocaleStore({
    readStored: () => saved.at(-1) ?? null,
    store: (value) => void saved.push(value),
    browserLanguage: () => '',
    reload,
    announce: () => undefined,
  })
  const messages = createMessageStore<keyof typeof loaders>(async (name, locale) => loaders[name][locale](), 'zh-CN')
  await messages.load(['core', 'tender'])
  render(
    <LocaleProvider messages={messages} store={store}>
      <Probe />
    </LocaleProvider>,
  )
  return { store, reload, saved }
}

describe('the locale provider', () => {
  test('switches texts, lang and dir without a reload and keeps what was typed', async () => {
    const { store, reload } = await open()
    await userEvent.type(screen.getByLabelText('name'), '上海 abc')
    expect(screen.getByText('保存')).toBeTruthy()
    act(() => store.setLocale('en-US', false))
    await screen.findByText('Save')
    expect(document.documentElement.lang).toBe('en-US')
    expect(document.documentElement.dir).toBe('ltr')
    expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('上海 abc')
    expect(screen.getByText('7').tagName).toBe('B')
    expect(reload).not.toHaveBeenCalled()
  })

  test('follows another tab', async () => {
    const { saved } = await open()
    saved.push('en-US')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'umi_locale' })))
    expect(await screen.findByText('Save')).toBeTruthy()
  })

  test('complains about a missing text to the developer only', async () => {
    const messages = createMessageStore<'core'>(async () => ({}), 'en-US')
    render(
      <LocaleProvider messages={messages}>
        <Text id="common.action.save" />
      </LocaleProvider>,
    )
    expect(screen.getByText('common.action.save')).toBeTruthy()
    expect(takeComplaints().length).toBeGreaterThan(0)
  })

  test('shows a value that it does not know with a neutral word, tells it once, and never NaN or undefined', async () => {
    const texts = { 'common.unknownValue': 'Unknown ({value})', 'common.total': '{total} in total' }
    const messages = createMessageStore<'core'>(async () => texts, 'en-US')
    await messages.load(['core'])
    const tell = vi.fn<(error: Error) => void>()
    function Rows() {
      const t = useText()
      // A later server may send a value outside the type.
      const id = `tender.status.${'FROZEN' as 'QUOTING'}` as const
      return (
        <ul>
          <li>{t(id)}</li>
          <li>
            <Text id={id} />
          </li>
          <li>{t('common.total', { total: Number.NaN })}</li>
          <li>{t('common.total', { total: undefined })}</li>
        </ul>
      )
    }
    render(
      <LocaleProvider messages={messages} onTextError={tell}>
        <Rows />
      </LocaleProvider>,
    )
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Unknown (FROZEN)',
      'Unknown (FROZEN)',
      '– in total',
      '– in total',
    ])
    expect(tell).toHaveBeenCalledTimes(1)
  })
})
