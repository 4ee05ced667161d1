import type { SearchKind } from '@/contract/front/search/values.ts'

/** Group of an entry in the list. */
export type GroupId = SearchKind | 'RECENT' | 'PAGE' | 'ACTION' | 'MORE'

/** An opened entry, stored on this device to be opened again. */
export interface Kept {
  group: GroupId
  href: string
  titleZh: string
  titleEn: string
}

/** One entry of the list: a link or an action. */
export interface Entry {
  id: string
  title: string
  /** Text beside the title. */
  sub: string
  href?: string
  run?: () => void
  kept?: Kept
}

/** Entries of one kind, best first. */
export interface EntryGroup {
  id: GroupId
  entries: readonly Entry[]
}
