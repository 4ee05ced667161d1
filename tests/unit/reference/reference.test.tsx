import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { createApiClient } from '@/api/createApiClient.ts'
import { TransportError } from '@/api/errors.ts'
import { LocaleProvider } from '@/i18n/LocaleProvider.tsx'
import { createLocaleStore } from '@/i18n/locale.ts'
import { createMessageStore } from '@/i18n/messageStore.ts'
import { ReferenceProvider } from '@/reference/ReferenceProvider.tsx'
import { createReferenceStore } from '@/reference/store.ts'
import { useCountries, useDict, useFreight, useProvinces } from '@/reference/useReferences.ts'
import { answer, fakePorts, fakeTransport, no, ok } from '@tests/setup/fakes.ts'
import type { Reply } from '@tests/setup/fakes.ts'

const PROVINCES = '/trading/api/province/listAll'
const COUNTRIES = '/trading/api/country/listAll'
const DICTS = '/trading/api/dict/listAll'
const DICT_PAGE = '/trading/api/dict/listDict'
const DICT_ITEMS = '/trading/api/dict/selectItemByDictId'
const FREIGHT = '/trading/api/freight/reference'

const province = (code: string, nameZh: string, nameEn: string, pinyin: string, abbr: string) => ({
  code,
  nameZh,
  shortZh: nameZh,
  nameEn,
  pinyin,
  abbr,
})
const item = (itemCode: string, sort: number, status: 0 | 1) => ({
  id: itemCode,
  dictId: 'd1',
  itemCode,
  itemName: `zh ${itemCode}`,
  itemNameEn: `en ${itemCode}`,
  sort,
  status,
})
const good: Record<string, Reply> = {
  [PROVINCES]: () =>
    ok([province('31', '上海', 'Shanghai', 'shanghai', 'SH'), province('33', '浙江', 'Zhejiang', 'zhejiang', 'ZJ')]),
  [COUNTRIES]: () => ok([{ code: 'CN', nameZh: '中国', nameEn: 'China' }]),
  [DICTS]: () =>
    ok([
      {
        id: '1',
        dictId: 'd1',
        dictCode: 'mode',
        dictName: 'x',
        items: [item('B', 2, 1), item('A', 1, 1), item('X', 0, 0)],
      },
    ]),
  [FREIGHT]: () =>
    ok({
      ports: [{ unlocode: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai' }],
      lanes: [],
      carriers: [],
      containerTypes: [],
      charges: [],
      incoterms: [],
      packageTypes: [],
    }),
}

const empty = async () => ({})

function open(replies: Record<string, Reply> = {}, language = 'en-US') {
  const { transport, requests } = fakeTransport({ ...good, ...replies })
  const { ports, shown } = fakePorts(transport)
  const store = createReferenceStore(createApiClient(ports).call)
  const host = {
    readStored: () => language,
    store: () => undefined,
    browserLanguage: () => '',
    reload: () => undefined,
    announce: () => undefined,
  }
  const locale = createLocaleStore(host)
  const messages = createMessageStore<'core'>(empty, locale.getLocale())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider messages={messages} store={locale}>
      <ReferenceProvider store={store}>{children}</ReferenceProvider>
    </LocaleProvider>
  )
  return { store, requests, shown, wrapper }
}

describe('reference lists', () => {
  test('are fetched once at start, in parallel, however often they are used', async () => {
    const { store, requests, wrapper } = open()
    await Promise.all([store.start(), store.start()])
    renderHook(() => [useProvinces(), useCountries(), useDict('mode')], { wrapper })
    await act(() => Promise.resolve())
    expect(requests.map((r) => r.path.replace('/trading-api', ''))).toEqual([PROVINCES, COUNTRIES, DICTS])
  })

  test.each([
    ['HTTP 500', answer('x', 500)],
    ['a time-out', new TransportError('timeout')],
    ['html', '<html>'],
    ['null', ok(null)],
    ['a malformed list', ok({ records: [] })],
  ])('%s at start is silent, and a field can reload', async (_, bad) => {
    let isUp = false
    const replies = Object.fromEntries(
      [PROVINCES, COUNTRIES, DICTS].map((path): [string, Reply] => [path, (r) => (isUp ? good[path]?.(r) : bad)]),
    )
    const { store, shown, wrapper } = open(replies)
    await store.start()
    expect(shown.errors).toEqual([])
    const { result } = renderHook(() => useProvinces(), { wrapper })
    await waitFor(() => expect(result.current.error).toBeDefined())
    isUp = true
    act(() => result.current.reload())
    await waitFor(() => expect(result.current.provinces).toHaveLength(2))
    expect(result.current.error).toBeUndefined()
  })

  test.each([
    ['上', ['31']],
    ['zhe', ['33']],
    ['SH', ['31']],
    [' ', ['31', '33']],
    ['none', []],
  ])('provinces filtered by %j', async (name, codes) => {
    const { wrapper } = open()
    const { result } = renderHook(() => useProvinces(name), { wrapper })
    await waitFor(() => expect(result.current.loading).toBe(false))
    await waitFor(() => expect(result.current.provinces.map((p) => p.code)).toEqual(codes))
  })

  test.each([
    ['en-US', 'en A', 'Shanghai'],
    ['zh-CN', 'zh A', '上海'],
  ])('in %s speak that language, in order and without retired items', async (language, label, port) => {
    const { wrapper } = open({}, language)
    const { result } = renderHook(() => ({ dict: useDict('mode'), freight: useFreight() }), { wrapper })
    await waitFor(() => expect(result.current.dict.items.map((i) => i.value)).toEqual(['A', 'B']))
    await waitFor(() => expect(result.current.freight.portName('CNSHA')).toBe(port))
    expect(result.current.dict.items[0]?.label).toBe(label)
    expect(result.current.dict.labelOf('Z')).toBe('Z')
    expect(result.current.freight.portName('XXXXX')).toBe('XXXXX')
  })
})

describe('one dictionary', () => {
  const dict = (dictId: string, dictCode: string) => ({ id: dictId, dictId, dictCode, dictName: 'x' })
  // The server returns every code that contains the text.
  const page = ok({ records: [dict('d9', 'my_mode'), dict('d1', 'mode')] })
  const alone: Record<string, Reply> = {
    [DICT_PAGE]: () => page,
    [DICT_ITEMS]: ({ query }) =>
      ok(query?.['dictId'] === 'd1' ? [item('B', 2, 1), item('A', 1, 1), item('X', 0, 0)] : []),
  }

  test.each([
    ['did not come', answer('x', 500)],
    ['lacks it', ok([])],
  ])('is asked for alone, once, where the full listing %s', async (_, listing) => {
    const { requests, shown, wrapper } = open({ ...alone, [DICTS]: () => listing })
    const { result } = renderHook(() => [useDict('mode'), useDict('mode')] as const, { wrapper })
    await waitFor(() => expect(result.current[1].items.map(({ value }) => value)).toEqual(['A', 'B']))
    expect(result.current[0]).toMatchObject({ error: undefined, isComing: false })
    const asked = requests
      .filter(({ path }) => path.includes('/dict/'))
      .map(({ path, query }) => [path.slice(12), query])
    expect(asked).toEqual([
      [DICTS, {}],
      [DICT_PAGE, { current: 1, size: 500, dictCode: 'mode' }],
      [DICT_ITEMS, { dictId: 'd1' }],
    ])
    expect(shown.errors).toEqual([])
  })

  test('that does not come either can be asked for again', async () => {
    let isUp = false
    const { result } = renderHook(() => useDict('mode'), {
      wrapper: open({ ...alone, [DICTS]: () => no(5000), [DICT_PAGE]: () => (isUp ? page : no(5000)) }).wrapper,
    })
    expect(result.current.isComing).toBe(true)
    await waitFor(() => expect(result.current.error).toBeDefined())
    expect(result.current.isComing).toBe(false)
    isUp = true
    act(() => result.current.reload())
    await waitFor(() => expect(result.current.items).toHaveLength(2))
    expect(result.current.error).toBeUndefined()
  })
})
