import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { listEnUS } from '@/lists/messages/en-US.ts'
import { inLanguage } from '../ui/inLanguage.tsx'

type Name = 'keyword' | 'mode' | 'etdFrom' | 'certifiedOnly' | 'most'
type Values = { [K in Name]?: string | undefined }

function Bar({ first }: { first: Values }) {
  const [filters, setFilters] = useState(first)
  const [sort, setSort] = useState<string | undefined>()
  const set = Object.entries(filters).filter(([, value]) => value !== undefined)
  return (
    <>
      <FilterBar<Name>
        label="Find rows"
        list={{
          filters: Object.fromEntries(set),
          setFilters: (patch) => setFilters((before) => ({ ...before, ...patch })),
          isFiltered: set.length > 0,
          resetFilters: () => setFilters({}),
          sort,
          setSort,
        }}
        filters={[
          { kind: 'text', name: 'keyword', label: 'Words' },
          { kind: 'choice', name: 'mode', label: 'Mode', options: [{ value: 'SEA', label: 'Sea' }] },
          { kind: 'flag', name: 'certifiedOnly', label: 'Verified only' },
        ]}
        more={[
          { kind: 'day', name: 'etdFrom', label: 'From' },
          { kind: 'whole', name: 'most', label: 'At most', maxLength: 7 },
        ]}
        sort={{ label: 'Order', usual: 'By price', options: [{ value: 'newest', label: 'Newest' }] }}
      />
      <output>{JSON.stringify({ ...Object.fromEntries(set), ...(sort && { sort }) })}</output>
    </>
  )
}

const open = async (first: Values = {}) => render(await inLanguage('en-US', <Bar first={first} />, '/', listEnUS))
const said = (): unknown => JSON.parse(screen.getByRole('status').textContent)
const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList)

describe('filters of a list', () => {
  test('change one by one, are cleared together, and order the list', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'Sea')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Verified only' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Words' }), 'reefer')
    expect(said()).toEqual({ mode: 'SEA', certifiedOnly: 'true' })
    await userEvent.keyboard('{Enter}')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Newest')
    expect(said()).toEqual({ mode: 'SEA', certifiedOnly: 'true', keyword: 'reefer', sort: 'newest' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'Any')
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(said()).toEqual({ sort: 'newest' })
  })

  test('that are rarely used come when asked for, or when one of them is set', async () => {
    const { unmount } = await open()
    expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '2026-11-23')
    expect(said()).toEqual({ etdFrom: '2026-11-23' })
    unmount()
    await open({ most: '900' })
    expect(screen.getByRole('textbox', { name: 'At most' })).toHaveProperty('value', '900')
  })

  test('are in a sheet on a phone, with the number of those that are set', async () => {
    onPhone()
    await open({ most: '900', keyword: 'reefer' })
    expect(screen.getByRole('searchbox', { name: 'Words' })).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Mode' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Filters (2 set)' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Find rows' }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Mode' }), 'Sea')
    expect(said()).toEqual({ most: '900', keyword: 'reefer', mode: 'SEA' })
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Filters (3 set)' })).toBeTruthy()
  })
})
