import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Action below the HS code; provided by the page. */
export const HsActionContext = createContext<((code: string) => ReactNode) | undefined>(undefined)
