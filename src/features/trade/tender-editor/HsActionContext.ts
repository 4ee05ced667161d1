import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Action under the typed HS code; the page provides it. */
export const HsActionContext = createContext<((code: string) => ReactNode) | undefined>(undefined)
