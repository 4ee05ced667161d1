import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { transportRowSchema } from '@/contract/money/invoice/schemas.ts'
import { JOURNEY_MAX, MAX_JOURNEYS } from '@/contract/money/invoice/values.ts'
import { BLANK_ROW, TransportRows } from '@/features/money/invoice/components/TransportRows.tsx'
import { invoiceEnUS } from '@/features/money/invoice/messages/en-US.ts'
import { inLanguage } from '../../ui/inLanguage.tsx'

function Rows({ count }: { count: number }) {
  const [rows, setRows] = useState(() => Array.from({ length: count }, () => ({ ...BLANK_ROW })))
  return <TransportRows rows={rows} onChange={(next) => setRows([...next])} error={undefined} />
}

const shown = async (rows: ReactNode) => render(await inLanguage('en-US', rows, '/', invoiceEnUS))

test('a journey takes no longer text than the server does', async () => {
  await shown(<Rows count={1} />)
  const [from] = screen.getAllByRole('textbox')
  expect(from?.getAttribute('maxlength')).toBe(String(JOURNEY_MAX.from))
  const longest = Object.fromEntries(Object.entries(JOURNEY_MAX).map(([part, max]) => [part, 'x'.repeat(max)]))
  expect(transportRowSchema.safeParse(longest).success).toBe(true)
  expect(transportRowSchema.safeParse({ ...longest, plate: 'x'.repeat(JOURNEY_MAX.plate + 1) }).success).toBe(false)
})

test('no journey can be added to the most that one invoice names', async () => {
  await shown(<Rows count={MAX_JOURNEYS - 1} />)
  const add = () => screen.queryByRole('button', { name: 'Add row' })
  await userEvent.click(add() as HTMLElement)
  expect(add()).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement)
  expect(add()).not.toBeNull()
})
