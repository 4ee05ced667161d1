import { words } from '@/shared/words/en-US.ts'
import type { listingImportZhCN } from './zh-CN.ts'

/** Texts of importing listings from a sheet, English. */
export const listingImportEnUS = {
  'listing.import.open': words.importFromASheet,
  'listing.import.title': 'Import listings',
  'listing.import.sum':
    '{rows, plural, one {# row} other {# rows}}: {good} can be imported as drafts, {bad} to be mended.',
  'listing.import.columns.listing': 'Listing',
  'listing.import.columns.charges': 'Charges',
  'listing.import.mend': 'Rows to be mended',
  'listing.import.save': 'Download the rows with problems (CSV)',
  'listing.import.good': 'Ready',
  'listing.import.bad': 'To be mended',
  'listing.import.refused': 'Refused by the server: {field}',
  'listing.import.take': 'Import {count, plural, one {# draft} other {# drafts}}',
  'listing.import.done': '{count, plural, one {# draft} other {# drafts}} imported',
} satisfies Record<keyof typeof listingImportZhCN, string>
