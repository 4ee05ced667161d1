import type { hubZhCN } from './zh-CN.ts'

/** Texts of the page that parent addresses share, English. */
export const hubEnUS: Record<keyof typeof hubZhCN, string> = {
  'hub.lead': 'What is here and what each page is for.',
  'hub.purpose.tenderIssue': 'Cargo, route and terms; quotes come once it is out',
  'hub.purpose.tenderSearch': 'By lane, container and deadline',
  'hub.purpose.tenderHall': 'Open tenders by lane and deadline, award statistics',
  'hub.purpose.market': 'Rates, space, trucks, empties, cargo and services',
  'hub.purpose.myTenderBids': 'Your tenders and the bids received, compared and awarded',
  'hub.purpose.myBids': 'What you quoted, rank and result',
  'hub.purpose.myMarket': 'Your listings and the bookings received',
  'hub.purpose.payment': 'Orders to pay and paid',
  'hub.purpose.shippingDates': 'Sailings between two ports, cut-offs and transit times; tender one straight away',
  'hub.purpose.newsList': 'Trade, freight rates, port notices, policy and platform news',
  'hub.purpose.customs': 'HS codes, rates, declaration elements and your goods',
  'hub.purpose.about': 'What the platform is, its three parties, principles and live figures',
  'hub.purpose.contact': 'Write a ticket and read the answer; hours and channels',
  'hub.purpose.terms': 'Terms of service and privacy policy, versions and changes',
  'hub.purpose.certification': 'Documents, state of the review and expiry',
  'hub.purpose.memberCenter': 'Duties, certification, figures of the year and messages',
  'hub.purpose.invoice': 'Request and download invoices; billing profiles and credit notes',
  'hub.purpose.myCollect': 'Tenders, companies, sailings and HS codes you keep',
  'hub.purpose.baseInfo': 'Contact data, logo, password, notifications and export',
}
