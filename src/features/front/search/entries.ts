import type { SearchKind } from '@/contract/front/search/values.ts'

/** Where a choice stands in the list. */
export type GroupId = SearchKind | 'RECENT' | 'PAGE' | 'ACTION' | 'MORE'

/** Something that was opened from here: kept on this device to be opened again. */
export interface Kept {
  group: GroupId
  href: string
  titleZh: string
  titleEn: string
}

/** One choice of the list: it leads somewhere or does something. */
export interface Entry {
  id: string
  title: string
  /** What is told beside its title. */
  sub: string
  href?: string
  run?: () => void
  kept?: Kept
}

/** Choices of one kind, best first. */
export interface EntryGroup {
  id: GroupId
  entries: readonly Entry[]
}
