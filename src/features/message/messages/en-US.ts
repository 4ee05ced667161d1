import type { messageZhCN } from './zh-CN.ts'

/** Texts of messages, English. */
export const messageEnUS = {
  'message.bell.none': 'Messages, none unread',
  'message.bell.unread': '{count, plural, one {# unread message} other {# unread messages}}',
  'message.panel.title': 'Messages',
  'message.panel.empty':
    'No messages yet. You are told here when something happens to a tender, a quote, an order or a payment.',
  'message.panel.failed': 'Messages cannot be fetched right now; we keep trying.',
  'message.readAll': 'Mark all as read',
  'message.all': 'All messages',
  'message.unread': 'Unread',
  'message.digest.new': '{count} new messages',
  'message.digest.deadlines': '{count, plural, one {# deadline today} other {# deadlines today}}',
  'message.digest.deadlines.text': 'Favourite tenders or draft quotes that close within 24 hours.',
  'message.list.label': 'Messages',
  'message.filter.group': 'Kind',
  'message.filter.unread': 'Unread only',
  'message.empty': 'No messages yet',
  'message.empty.text':
    'You are told here when something happens to a tender, a quote, an order or a payment. Messages are kept for 90 days.',
  'message.empty.filtered': 'No message matches',
  'message.empty.reset': 'Show all messages',
  'message.settings.lead':
    'Messages of a kind that is switched off no longer reach your box. Those already there stay.',
  'message.settings.always': 'About deadlines, money or your rights; cannot be switched off',
  'message.settings.save': 'Save settings',
  'message.settings.saved': 'Message settings saved',
  'message.group.TENDER': 'Tenders',
  'message.group.BID': 'Quotes received',
  'message.group.DEADLINE': 'Deadlines',
  'message.group.AWARD': 'Awards',
  'message.group.ORDER': 'Orders',
  'message.group.INVOICE': 'Invoices',
  'message.group.PAYMENT': 'Payments',
  'message.group.CERTIFICATION': 'Certification',
  'message.group.FAVORITE': 'Favourites',
  'message.about.TENDER':
    'Your tender is open, sent back, closed or without quotes; a tender you quoted on is cancelled',
  'message.about.BID': 'Your tender got a new quote',
  'message.about.DEADLINE': 'A favourite tender or a draft quote of yours closes within 24 hours',
  'message.about.AWARD': 'Won, not awarded, award taken back or lapsed',
  'message.about.ORDER': 'The winner confirms or declines; an order is closed unpaid',
  'message.about.INVOICE': 'Issued, refused, or a reversal to confirm',
  'message.about.PAYMENT': 'A payment is confirmed or not accepted',
  'message.about.CERTIFICATION': 'Approved, rejected, expiring or expired',
  'message.about.FAVORITE': 'A favourite tender is cancelled, awarded or ends without an award',
} satisfies Record<keyof typeof messageZhCN, string>
