import { createContext } from 'react'
import type { ReactNode } from 'react'

/** What stands under the HS code that was typed, drawn by the page; nothing unless a page says so. */
export const HsSlot = createContext<((code: string) => ReactNode) | undefined>(undefined)
