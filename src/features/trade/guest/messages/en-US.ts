import { words } from '@/shared/words/en-US.ts'
import type { guestZhCN } from './zh-CN.ts'

/** Texts of guests of invited tenders, English. */
export const guestEnUS = {
  'guest.title': words.guests,
  'guest.text':
    'Copy a link and send it. It shows this tender without an account. You are told when it is first opened, and who has quoted after the deadline.',
  'guest.col.company': words.company,
  'guest.col.state': 'Progress',
  'guest.col.action': words.action,
  'guest.status.SENT': 'Not opened',
  'guest.status.OPENED': 'Opened',
  'guest.status.REGISTERED': 'Registered',
  'guest.status.QUOTED': words.quoted,
  'guest.status.REVOKED': words.withdrawn,
  'guest.copy': words.copyLink,
  'guest.revoke': words.takeBackSent,
  'guest.revoke.of': 'Withdraw the link of {name}',
  'guest.revoke.ask': 'Withdraw the link of {name}?',
  'guest.revoke.text': 'The link will no longer show this tender.',
  'guest.revoke.text.registered':
    'The link will no longer show this tender, and the company that registered by it is no longer invited. A submitted bid stays.',
  'guest.revoke.done': 'The link of {name} was withdrawn',
  'guest.invited': '{buyer} invites {company} to quote',
  'guest.certify': words.certifyInTime,
  'guest.quote': words.quote,
  'guest.login': words.logIn,
  'guest.accept': 'Accept invitation',
  'guest.taken': 'A company has already registered by this link.',
  'guest.unfit':
    'Your company cannot accept this invitation: its type does not quote on this mode, or it is invited already.',
  'guest.over.SOON': 'This tender is not published yet',
  'guest.over.CLOSED': 'This tender takes no more bids',
  'guest.over.CANCELLED': 'The buyer cancelled this tender',
  'guest.over.REVOKED': 'The buyer withdrew this link',
  'guest.over.unknown': 'Invitation not found',
  'guest.over.text': 'If in doubt, ask the company that invited you.',
  'guest.register.title': 'Register and quote',
  'guest.register.lead': 'Register, complete the company verification and submit your bid.',
  'guest.register.tender': 'Tender: {title}',
  'guest.register.deadline': 'Quoting closes:',
} as const satisfies Record<keyof typeof guestZhCN, string>
