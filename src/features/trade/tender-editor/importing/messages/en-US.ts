import { words } from '@/shared/words/en-US.ts'
import type { issueImportZhCN } from './zh-CN.ts'

/** Texts of importing lanes and of amending a published tender, English. */
export const issueImportEnUS = {
  'issue.import.open': words.importFromASheet,
  'issue.import.title': 'Import lanes',
  'issue.import.sum':
    '{rows, plural, one {# row} other {# rows}}: {good, plural, one {# lane} other {# lanes}} can be imported, {bad, plural, one {# row has} other {# rows have}} problems.',
  'issue.import.columns.lane': 'Lane',
  'issue.import.overLimit':
    'The sheet has {count} valid lanes, but a tender takes up to {max}. Split it into several tenders.',
  'issue.import.noRoom':
    'There are {there} lanes already; adding {count} would exceed {max}. You can only replace them.',
  'issue.import.append': 'Add {count}',
  'issue.import.replace': 'Replace all',
  'issue.import.take': 'Import {count, plural, one {# lane} other {# lanes}}',
  'issue.amended': 'Amendment published; bidders are notified',
  'issue.amend.intro':
    '{no} is open with {count, plural, =0 {no bids} one {# bid} other {# bids}}. The amendment becomes a new version and bidders are notified.',
  'issue.amend.locked': 'Cannot be changed after publishing',
  'issue.amend.public': 'A public tender cannot become invitation-only',
  'issue.amend.changes': words.changes,
  'issue.amend.count': '{count, plural, =0 {No changes} one {# change} other {# changes}}',
  'issue.amend.none': 'No changes yet.',
  'issue.amend.note': 'Note to bidders',
  'issue.amend.note.label': 'Note (optional)',
  'issue.amend.note.hint': 'Visible to everyone, no contact details · {count} / {max}',
  'issue.amend.harmless':
    'Prices are not affected: {count, plural, =0 {no bids yet} one {the bid received stays valid} other {the # bids received stay valid}}.',
  'issue.amend.reconfirm':
    'Prices may be affected: {count, plural, =0 {no bids yet} one {# bidder must reconfirm} other {# bidders must reconfirm}}; unconfirmed bids are not considered.',
  'issue.amend.short': 'Leave at least {hours} hours for quoting.',
  'issue.amend.extend': 'Extend to {time}',
  'issue.amend.publish': 'Publish amendment',
  'issue.amend.gone': 'This tender is no longer open and cannot be amended. Status:',
  'issue.autosave.amend': 'Changes are kept on this device for 7 days; bidders see nothing until you publish.',
  'issue.title.amend': 'Amend tender',
  'issue.lead.amend': 'Make your changes, check them in the last step and publish a new version.',
  'issue.amend.note.masked': 'Contact details are hidden before the award. Bidders will read: {text}',
} satisfies Record<keyof typeof issueImportZhCN, string>
