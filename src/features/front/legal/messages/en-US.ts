import { words } from '@/shared/words/en-US.ts'
import type { legalZhCN } from './zh-CN.ts'

/** Terms of service and privacy policy, English. Paragraphs are separated by line feeds. */
export const legalEnUS = {
  'legal.title': 'Terms of service and privacy policy',
  'legal.lead':
    'Please read this before using Cangtong. It sets out the rights and duties between the platform and its member enterprises, and among members, and says how personal information is handled.',
  'legal.version': 'Version of',
  'legal.contents': 'Contents',
  'legal.print': words.print,
  'legal.toTop': 'Back to contents',
  'legal.versions': words.version,
  'legal.versions.now': '{day} (in force)',
  'legal.old': 'This version has been replaced and is kept for reference.',
  'legal.old.now': 'Show the version in force',
  'legal.diff': 'Changes of {day} ({count, plural, one {# clause} other {# clauses}})',
  'legal.diff.key': 'What came is underlined, what went is struck through.',
  'legal.diff.new': 'New clause',
  'legal.diff.mark.added': 'added: ',
  'legal.diff.mark.removed': 'removed: ',
  'legal.before.text.award':
    'The publisher evaluates by the published rules and states the reason for the award. An award can be taken back within 10 minutes while it is unconfirmed.\nThe winner confirms or declines within 48 hours; silence counts as declining. With the confirmation the deal is made and both sides see each other’s contact data. Other bidders are told how far off they were, in bands, and why; they are not shown anybody’s prices.',
  'legal.before.text.storage':
    'Data on servers are kept within the People’s Republic of China. Transaction records are kept for at least three years after completion, system logs for at least six months, messages for 60 days; SMS codes expire after 5 minutes.\nYour browser keeps: encrypted login tokens (30 days at most), language and appearance, unsent drafts and the account name to remember. Passwords and codes are never kept in the browser. Logging out deletes the tokens; clearing browser data deletes the rest.',
  'legal.part.terms': 'Terms of service',
  'legal.part.privacy': 'Privacy policy',
  'legal.section.parties.title': 'Scope and parties',
  'legal.section.parties.text':
    'Cangtong (the “platform”) is an information platform on which foreign-trade enterprises, freight forwarders and container-consolidation enterprises tender, quote and trade freight capacity. An enterprise that registers is a “member”; a person who acts for it is a “user”.\nThe platform is not a carrier, NVOCC, freight forwarder or insurer, and not a party to contracts of carriage between members. Members conclude and perform their contracts for transport and related services themselves, as awarded.',
  'legal.section.account.title': 'Accounts and security',
  'legal.section.account.text':
    'Members register with a real mobile number that they control and make sure that their users are authorized. The type of enterprise decides which functions can be used; changing it after certification needs a new certification.\nMembers keep passwords and SMS codes safe and do not transfer or lend accounts. What is done through an account counts as done by the member. If somebody else uses the account, change the password at once and sign out the other devices under account security.',
  'legal.section.certification.title': words.certification,
  'legal.section.certification.text':
    'Publishing tenders, quoting, listing capacity and issuing coupons need an approved certification. Members submit true, valid and legible papers and renew them before they expire or when facts change.\nA certification only means that the platform checked the papers submitted; it does not guarantee performance, credit or quality of service. False, expired or revoked papers may lead to rejection, suspension or revocation, with the reason given.',
  'legal.section.tender.title': words.tenders,
  'legal.section.tender.text':
    'The publisher states cargo, quantities, lanes, dates, terms and award rules truthfully and neither fishes for prices nor tenders prohibited cargo. Dangerous goods are declared with the papers required.\nThe platform reviews tenders before publication and may return them with a reason. If a tender is changed in substance while open, members who quoted are told and confirm their quotes against the new version. Before the award the publisher may cancel with a reason.',
  'legal.section.quoting.title': words.sealedQuoting,
  'legal.section.quoting.text':
    'Unless a tender says otherwise, quoting is sealed: before the deadline nobody, the publisher included, can see a price; only the number of quotes is shown. Tenders with ranking or open quoting show what their rules say.\nA quote is a binding offer for the validity stated in it. Until the deadline it can be revised or withdrawn; every submission gets a numbered receipt. Members do not collude, quote in the name of others or interfere with the quotes of others.',
  'legal.section.award.title': 'Award and confirmation',
  'legal.section.award.text':
    'The publisher evaluates by the published rules and states the reason for the award. An award can be taken back within 10 minutes while it is unconfirmed.\nThe winner confirms or declines within 24 hours; silence counts as declining. With the confirmation the deal is made and both sides see each other’s contact data. Other bidders are told how far off they were, in bands, and why; they are not shown anybody’s prices.',
  'legal.section.payment.title': words.paymentAndInvoices,
  'legal.section.payment.text':
    'The buyer pays within 72 hours after the deal, as the order says. Methods, currency, exchange rates and their validity are those shown with the order. A bank transfer names its remittance code and is proven by a receipt; the order is paid once the money is found.\nInvoices are issued under tax law by the member that provides the service; the buyer is responsible for correct invoice data. Refunds, additional charges and adjustments are agreed between the parties and recorded with the order.',
  'legal.section.charges.title': 'Who bears which charges',
  'legal.section.charges.text':
    'If a container is rolled over for reasons of the seller or the carrier, extra storage, detention and rebooking are the seller’s; if cut-offs were missed because papers or cargo came late from the buyer, they are the buyer’s. Cancelling a tender before the award costs nothing. After the payment and before the seller starts, the buyer can cancel the order and is refunded in full; once it is under way, the party that cancels bears costs that have really arisen and are proven, and the rest is refunded as both parties agree.\nCustoms inspection, moving the container and the storage that follows are the cargo owner’s (the buyer’s), at cost and proven; caused by a wrong declaration of the seller, they are the seller’s. A charge that was not quoted needs evidence and the buyer’s approval within 48 hours.',
  'legal.section.coupon.title': words.coupons,
  'legal.section.coupon.text':
    'Coupons are borne by the issuing enterprise; scope, threshold, validity and transfer follow what the coupon says. Each coupon is used once; if an order is cancelled while the coupon is valid it returns to its holder.\nObtaining coupons by sham trades, forging them or collecting them in bulk is prohibited. The platform may freeze suspicious coupons and says why and how to object.',
  'legal.section.review.title': words.reviews,
  'legal.section.review.text':
    'After a completed order both sides may review each other. Reviews rest on actual experience and contain no insults, trade secrets or personal information of others; they are neither bought nor used as a threat.\nThe member reviewed may reply and object. The platform removes reviews that break this section, never because they are unfavorable.',
  'legal.section.content.title': 'Content and prohibited conduct',
  'legal.section.content.text':
    'Members answer for the texts, pictures and files they publish and allow the platform to store, show and translate them to provide the service.\nIt is prohibited to publish unlawful cargo or information, to leak sealed quotes around the rules, to scrape data, to attack the system or to pose as others. Depending on the case the platform may warn, take down, restrict functions or close the account, with the reason given.',
  'legal.section.liability.title': 'Liability',
  'legal.section.liability.text':
    'The platform is liable under the law for direct loss caused by its own fault. Loss from the performance of contracts between members, delay of carriers, force majeure, or failure of networks and third-party services is borne by whoever is responsible.\nMarket data, schedules, exchange rates, duty rates and matching hints are for reference; carriers, banks and authorities decide. Nothing here excludes liability that the law does not allow to be excluded.',
  'legal.section.data.title': 'Which personal information we handle',
  'legal.section.data.text':
    'Registration and login: mobile number, salted hash of the password, SMS codes, time of login and name of the device. If WeChat is bound, the account identifier that WeChat returns; we obtain neither contacts nor chats.\nCertification and trade: name, position and e-mail of the contact, personal information on licence pictures, and tenders, quotes, orders, proofs of payment and messages.\nSecurity: results of the slider puzzle and numbers of failed logins. We do not sell personal information and build no advertising profiles.',
  'legal.section.storage.title': 'Where it is kept and for how long',
  'legal.section.storage.text':
    'Data on servers are kept within the People’s Republic of China. Transaction records are kept for at least three years after completion, system logs for at least six months, messages for 90 days; SMS codes expire after 5 minutes.\nYour browser keeps: encrypted login tokens (30 days at most), language and appearance, unsent drafts and the account name to remember. Passwords and codes are never kept in the browser. Logging out deletes the tokens; clearing browser data deletes the rest.',
  'legal.section.sharing.title': 'With whom it is shared',
  'legal.section.sharing.text':
    'Other members only ever see masked mobile numbers; contact data are shown to both sides of a deal once the winner has confirmed. Name, type, certification, rating and track record of an enterprise are public.\nFor text messages, WeChat login, object storage and payment we give the providers what the service needs. Except where the law requires disclosure to authorities, nothing goes to others without your consent.',
  'legal.section.rights.title': 'Your rights and data export',
  'legal.section.rights.text':
    'In the member area you can see and correct your data, change the mobile number, unbind WeChat, see where you are logged in and sign out other devices, and export lists of tenders, quotes and orders.\nYou may ask to inspect, copy, correct or delete personal information, or to close the account. Open orders, amounts and disputes are settled first; records that the law requires are deleted when their term ends.',
  'legal.section.changes.title': 'Changes, governing law and disputes',
  'legal.section.changes.text':
    'We announce changes of this document on the platform at least 7 days ahead and update the version date; if purpose, manner or scope of handling personal information change, we ask for consent again. Those who disagree may stop using the platform and close their account.\nThe law of the People’s Republic of China applies. Disputes are first negotiated, then brought before the competent court at the seat of the operator of the platform. Should the Chinese and the English version differ, the Chinese version prevails.',
} satisfies Record<keyof typeof legalZhCN, string>
