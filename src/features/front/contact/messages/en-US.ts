import { words } from '@/shared/words/en-US.ts'
import type { contactZhCN } from './zh-CN.ts'

/** Texts of the contact page, English. */
export const contactEnUS = {
  'contact.title': words.contactUs,
  'contact.lead': 'Submit a ticket; the answer appears here and in your messages.',
  'contact.form': 'Submit a ticket',
  'contact.topic': 'Topic',
  'contact.choose': words.choose,
  'contact.orderNo': 'Order no.',
  'contact.orderNo.hint': 'Optional; one of your orders',
  'contact.name': words.personName,
  'contact.company': words.company,
  'contact.mobile': words.mobileNumber,
  'contact.email': words.eMail,
  'contact.reach': 'Enter a mobile number or an e-mail address',
  'contact.text': 'Message',
  'contact.text.hint': '{min} to {max} characters, {count} entered',
  'contact.files': words.attachments,
  'contact.files.guest': 'Log in to add attachments and an order number.',
  'contact.send': 'Submit',
  'contact.sent': 'Received. Ticket number',
  'contact.sent.member': 'The answer appears below; you will get a message.',
  'contact.sent.guest':
    'Keep this number; we will reply to the contact you gave. Members see their answers on this page.',
  'contact.sent.demo':
    'The demo sends no real messages or e-mails. Keep this number; members see their answers on this page.',
  'contact.no': 'ticket number',
  'contact.another': 'Submit another',
  'contact.channels': 'Contact channels',
  'contact.hours': 'Service hours',
  'contact.hours.text': 'Monday to Friday, 9:00 to 18:00 (Beijing time)',
  'contact.phone': words.phone,
  'contact.mail': words.eMail,
  'contact.demo': 'Demo: phone and e-mail are fictitious.',
  'contact.mine.title': 'My tickets',
  'contact.mine.none': 'No tickets yet',
  'contact.mine.files': '{count, plural, one {# file} other {# files}}',
  'contact.mine.answer': words.answer,
  'contact.mine.waiting': 'Awaiting answer',
  'contact.mine.close': 'Close ticket',
  'contact.mine.closeOf': 'Close ticket {no}',
} satisfies Record<keyof typeof contactZhCN, string>
