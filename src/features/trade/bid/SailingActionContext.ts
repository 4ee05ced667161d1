import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { Sailing } from '@/contract/tools/schedule/schemas.ts'

/** Action beside each sailing of the schedules; the page provides it. */
export const SailingActionContext = createContext<((sailing: Sailing) => ReactNode) | undefined>(undefined)
