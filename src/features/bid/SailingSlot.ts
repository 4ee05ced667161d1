import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { Sailing } from '@/contract/shipping-date/schemas.ts'

/** What stands beside each sailing of the schedules, drawn by the page; nothing unless a page says so. */
export const SailingSlot = createContext<((sailing: Sailing) => ReactNode) | undefined>(undefined)
