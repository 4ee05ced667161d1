import type { ComponentType } from 'react'
import type { Question } from '@/contract/endpoint.ts'
import type { CatalogueName } from './catalogues.ts'

/** The code of an address: its page, the widgets it stands on and the texts it needs. */
export interface Screen {
  load: () => Promise<{ default: ComponentType }>
  /** `antd` wraps the page in AntdScope, which comes with the first page that needs it. */
  kit?: 'antd'
  messages: readonly CatalogueName[]
  /** It names ports, boxes or charges at once: the list of them is asked for beside the page's files. */
  hasFreight?: true
  /** What the page asks for first, so that it leaves together with the page's files; exactly as the page asks it. */
  prefetch?: (address: URLSearchParams) => readonly Question[]
}

/** The home page, which needs no map of the other pages. */
export const firstScreen: Screen = { load: () => import('@/pages/home/HomePage.tsx'), messages: [] }
