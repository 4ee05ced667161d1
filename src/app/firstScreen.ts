import type { ComponentType } from 'react'
import type { Question } from '@/contract/endpoint.ts'
import type { CatalogueName } from './catalogues.ts'

/** Code of a route: its page, widget kit and messages. */
export interface Screen {
  load: () => Promise<{ default: ComponentType }>
  /** `antd` wraps the page in AntdScope, which comes with the first page that needs it. */
  kit?: 'antd'
  messages: readonly CatalogueName[]
  /** It names ports, containers or charges at once: the reference list is prefetched with the page's code. */
  hasFreight?: true
  /** The page's first queries, prefetched with the page's code; must match the page's own queries exactly. */
  prefetch?: (address: URLSearchParams) => readonly Question[]
}

/** The home page; it needs no registry of the other pages. */
export const firstScreen: Screen = { load: () => import('@/pages/home/HomePage.tsx'), messages: [] }
