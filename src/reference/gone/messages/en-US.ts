import type { goneZhCN } from './zh-CN.ts'

/** Texts of old addresses, English. */
export const goneEnUS = {
  'gone.was.TENDER': 'This address was the tender “{title}”, which closed on {at}.',
  'gone.was.LISTING': 'This address was the listing “{title}”, valid to {at}.',
  'gone.was.NEWS': 'This address was the article “{title}” of {at}.',
  'gone.was.SAILING': 'This address was the sailing {title}, planned for {at}.',
  'gone.near.TENDER': 'Similar open tenders',
  'gone.near.LISTING': 'Similar listings on offer',
  'gone.near.NEWS': 'You may want to read',
  'gone.near.SAILING': 'Other sailings between these ports',
} satisfies Record<keyof typeof goneZhCN, string>
