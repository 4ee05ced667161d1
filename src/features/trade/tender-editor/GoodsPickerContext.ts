import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Cargo fields that saved goods fill in; `grossKg` is of one piece. */
export interface CargoFill {
  nameZh: string
  nameEn?: string | undefined
  hsCode: string
  packageType?: string | undefined
  grossKg?: string | undefined
}

/** Picker above the cargo that fills it from saved goods; the page provides it. */
export const GoodsPickerContext = createContext<((fill: (goods: CargoFill) => void) => ReactNode) | undefined>(
  undefined,
)
