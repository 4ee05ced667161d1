import { useSyncExternalStore } from 'react'
import { themeMode } from './themeMode.ts'
import type { ThemeChoice, ThemeMode } from './themeMode.ts'

/** The chosen theme, the mode shown, and the setter. */
export function useTheme(): { choice: ThemeChoice; mode: ThemeMode; choose: (next: ThemeChoice) => void } {
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.mode, () => 'light' as const)
  const choice = useSyncExternalStore(themeMode.subscribe, themeMode.choice, () => 'auto' as const)
  return { choice, mode, choose: themeMode.choose }
}
