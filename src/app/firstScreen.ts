import type { Screen } from './screens.ts'

/** The home page, which needs no map of the other pages. */
export const firstScreen: Screen = { load: () => import('@/pages/home/HomePage.tsx'), messages: [] }
