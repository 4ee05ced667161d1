import type { listingMoreZhCN } from './zh-CN.ts'

/** More texts of the seller’s listings: carriage, duplicates, changes of many at once; English. */
export const listingMoreEnUS = {
  'listing.carriage.title': 'Carriage and sailings',
  'listing.carriage.service': 'Service',
  'listing.carriage.sailings': 'Sailings on offer',
  'listing.carriage.ports': 'Choose both ports to pick sailings from the schedules.',
  'listing.carriage.window': 'Sailings while it is valid ({from} to {to}), 6 at most; all times are local at the port.',
  'listing.carriage.none': 'No sailing found while it is valid; type one.',
  'listing.carriage.free': 'Free time (optional)',
  'listing.list.held': 'Held',
  'listing.copy': 'Duplicate',
  'listing.copy.done': 'Copied to a new draft',
} satisfies Record<keyof typeof listingMoreZhCN, string>
