import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect } from 'vitest'
import type { Locale } from '@/i18n/locale.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from './bidding.ts'

// Loaded before the clock of a test runs.
await Promise.all([
  import('@/pages/business/MyTenderBidsPage.tsx'),
  import('@/features/trade/agreement/components/Agreements.tsx'),
])

export const WAIT = { timeout: 20_000 }

/** The page of an agreement: the trader bought it, all others sold it. An address stands for itself. */
function addressOf(account: string, id: string): string {
  if (id.startsWith('/')) return id
  return `/business/${account === 'trader' ? 'myTenderBid' : 'myBid'}?tab=agreements&agreement=${id}`
}

/** Opens agreements one after the other, as either side; the last one is closed after each test. */
export function agreementPages() {
  let app: OpenApp | undefined
  const close = () => {
    app?.session.stop()
    app = undefined
    cleanup()
  }
  afterEach(() => {
    close()
    localStorage.clear()
    window.history.replaceState({}, '', '/')
  })
  return async (account: string, id: string, market: Market, locale: Locale = 'en-US'): Promise<void> => {
    close()
    app = await openAs(account, addressOf(account, id), market, { locale })
  }
}

/** Replaces what is in a field, and leaves it. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}

export const inDialog = async () => within(await screen.findByRole('dialog', {}, WAIT))
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, WAIT))
export const isClosed = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT)
