import { words } from '@/shared/words/en-US.ts'
import type { listingImportZhCN } from './zh-CN.ts'

/** Texts of importing listings from a sheet, English. */
export const listingImportEnUS = {
  'listing.import.open': words.importFromASheet,
  'listing.import.title': 'Import listings',
  'listing.import.sum': '{rows, plural, one {# row} other {# rows}}: {good} ready to import as drafts, {bad} to fix.',
  'listing.import.columns.listing': 'Listing',
  'listing.import.columns.charges': words.chargesShort,
  'listing.import.mend': 'Rows to fix',
  'listing.import.save': 'Download errors',
  'listing.import.good': 'Ready',
  'listing.import.bad': 'To fix',
  'listing.import.refused': 'Rejected by the server: {field}',
  'listing.import.take': 'Import {count, plural, one {# draft} other {# drafts}}',
  'listing.import.done': '{count, plural, one {# draft} other {# drafts}} imported',
} satisfies Record<keyof typeof listingImportZhCN, string>
