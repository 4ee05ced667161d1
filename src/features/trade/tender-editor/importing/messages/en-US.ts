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
    'The sheet has {count} good lanes, and a tender takes {max} at most. Nothing was cut off: split the sheet and publish several tenders.',
  'issue.import.noRoom':
    'There are {there} lanes already; with {count} more there would be over {max}. They can only be replaced.',
  'issue.import.append': 'Add {count}',
  'issue.import.replace': 'Replace all with {count}',
  'issue.import.take': 'Import {count, plural, one {# lane} other {# lanes}}',
  'issue.amended': 'The amendment is published; the bidders are told',
  'issue.amend.intro':
    '{no} is open and has {count, plural, =0 {no quotes} one {# quote} other {# quotes}}. An amendment is published as a new version, and the bidders are told.',
  'issue.amend.locked': 'Cannot change in a published tender: bidders relied on it',
  'issue.amend.public': 'A public tender cannot become one by invitation',
  'issue.amend.changes': 'What changes',
  'issue.amend.count': '{count, plural, =0 {Nothing yet} one {# change} other {# changes}}',
  'issue.amend.none': 'Nothing has been changed yet.',
  'issue.amend.note': 'Words to the bidders',
  'issue.amend.note.label': 'Note (optional)',
  'issue.amend.note.hint': 'Why it changes; everybody sees it. No contact details please · {count} / {max}',
  'issue.amend.harmless':
    'These changes touch no price: {count, plural, =0 {no quotes are in} one {the one quote that is in stays valid} other {the # quotes that are in stay valid}}.',
  'issue.amend.reconfirm':
    'These changes may touch prices: {count, plural, =0 {no bidder has quoted yet} one {# bidder has to reconfirm} other {# bidders have to reconfirm}}; quotes that are not reconfirmed are left out of the award.',
  'issue.amend.short': 'At least {hours} hours must be left to quote.',
  'issue.amend.extend': 'Extend to {time}',
  'issue.amend.publish': 'Publish the amendment',
  'issue.amend.gone': 'This tender no longer takes quotes and cannot be amended. It is now:',
  'issue.autosave.amend':
    'Your changes are kept on this device for 7 days; bidders see nothing until you publish them.',
  'issue.title.amend': 'Amend a published tender',
  'issue.lead.amend':
    'Change what has to change; the last step shows what was and what is, then publish it as a new version.',
  'issue.amend.note.masked': 'Contact details stay hidden before the award. The bidders will read: {text}',
} satisfies Record<keyof typeof issueImportZhCN, string>
