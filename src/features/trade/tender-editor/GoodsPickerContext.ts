import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Cargo fields filled from saved goods; `grossKg` is per piece. */
export interface CargoFill {
  nameZh: string
  nameEn?: string | undefined
  hsCode: string
  packageType?: string | undefined
  grossKg?: string | undefined
}

/** Picker of saved goods above the cargo fields; provided by the page. */
export const GoodsPickerContext = createContext<((fill: (goods: CargoFill) => void) => ReactNode) | undefined>(
  undefined,
)
