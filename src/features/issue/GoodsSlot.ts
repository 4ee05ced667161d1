import { createContext } from 'react'
import type { ReactNode } from 'react'

/** What goods that are kept bring into a cargo; `grossKg` is of one piece. */
export interface CargoFill {
  nameZh: string
  nameEn?: string | undefined
  hsCode: string
  packageType?: string | undefined
  grossKg?: string | undefined
}

/** What stands over the cargo to fill it from goods that are kept, drawn by the page; nothing unless a page says so. */
export const GoodsSlot = createContext<((fill: (goods: CargoFill) => void) => ReactNode) | undefined>(undefined)
