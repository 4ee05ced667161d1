import { words } from '@/shared/words/en-US.ts'
import type { partnerZhCN } from './zh-CN.ts'

/** Texts of the directory of one's own, English. */
export const partnerEnUS = {
  'partner.title': words.partners,
  'partner.note':
    'Companies you traded with or added to your favorites. Notes and groups are seen by your company only.',
  'partner.filters': 'Filter partners',
  'partner.keyword': 'Name, city or note',
  'partner.group': 'Group',
  'partner.groups': 'Manage groups',
  'partner.groups.text': 'Deleting a group keeps its companies. Up to {max} groups.',
  'partner.group.count': '{count, plural, one {# company in the group} other {# companies in the group}}',
  'partner.group.new': 'Name of a new group',
  'partner.group.add': 'Add group',
  'partner.group.remove': words.delete,
  'partner.group.remove.of': 'Delete group “{name}”',
  'partner.rename': words.rename,
  'partner.rename.of': 'Rename group “{name}”',
  'partner.empty': 'No partners yet',
  'partner.empty.text': 'Companies appear here once you trade with them or add them to your favorites.',
  'partner.col.company': words.company,
  'partner.col.groups': 'Groups',
  'partner.col.bought': 'You buy',
  'partner.col.sold': 'You sell',
  'partner.col.last': 'Last contact',
  'partner.col.action': words.action,
  'partner.none': 'Nothing',
  'partner.never': 'No contact',
  'partner.figures.invited': '{invited, plural, one {# invitation} other {# invitations}}',
  'partner.figures':
    '{quoted, plural, one {# quote} other {# quotes}}, {awarded, plural, one {# award} other {# awards}}, {orders, plural, one {# order} other {# orders}}',
  'partner.figures.confirmed': 'confirmed on time {confirmed}/{toConfirm}',
  'partner.figures.onTime': 'arrived on time {onTime}/{arrived}',
  'partner.edit': 'Edit note',
  'partner.edit.of': 'Edit note and groups of {name}',
  'partner.private': 'Seen by your company only. Saving adds the company to your favorites.',
  'partner.field.note': 'Note',
  'partner.save': words.save,
  'partner.saved': 'Saved',
  'partner.remove': 'Remove favorite',
  'partner.removed': 'Favorite removed with its note and groups',
} satisfies Record<keyof typeof partnerZhCN, string>
