import { words } from '@/shared/words/en-US.ts'
import type { aboutZhCN } from './zh-CN.ts'

/** Texts of the page about the platform, English. */
export const aboutEnUS = {
  'about.title': words.aboutCangtong,
  'about.lead':
    'Cangtong is a marketplace on which foreign-trade enterprises, forwarders and container-consolidation enterprises tender, quote and trade freight capacity.',
  'about.demo': 'This is a demonstration marketplace: enterprises, prices, sailings and orders are invented.',
  'about.parties': 'Three parties',
  'about.party.1.title': words.foreignTradeEnterprises,
  'about.party.1.text': 'Publish tenders, compare quotes like for like, award, pay and get invoices.',
  'about.party.2.title': 'Freight forwarders',
  'about.party.2.text': 'Quote on tenders, list rates and space, and publish tenders as buyers too.',
  'about.party.3.title': 'Container-consolidation enterprises',
  'about.party.3.text': 'Quote on LCL and container trucks; list trucks, empty containers and services.',
  'about.zone': 'Go to the zone',
  'about.principles': 'Three principles',
  'about.principle.sealed.title': words.sealedQuoting,
  'about.principle.sealed.text':
    'In a sealed tender nobody sees a price before the deadline, the publisher included; only the number of quotes is shown.',
  'about.principle.like.title': 'Like for like',
  'about.principle.like.text':
    'Every charge is quoted, included, excluded or not applicable, and totals are counted at one rate table. An incomplete quote gets no “lowest” mark.',
  'about.principle.lock.title': 'Price lock',
  'about.principle.lock.text':
    'The agreed price is frozen in the order. A charge that was not quoted needs evidence and the buyer’s approval; rates are locked for 24 hours.',
  'about.figures': words.liveFigures,
  'about.figures.note': 'Counted live from the market',
  'about.figures.demo': 'Counted now from the data of the demonstration',
  'about.figure.openTenders': 'Open tenders',
  'about.figure.openTeu': 'TEU on tender',
  'about.figure.bids30d': 'Quotes in 30 days',
  'about.figure.awarded30d': words.awardsIn30Days,
  'about.figure.enterprises': words.enterprises,
  'about.figure.forwarders': 'Forwarders',
  'about.figure.consolidators': 'Consolidators',
  'about.links': words.more,
} satisfies Record<keyof typeof aboutZhCN, string>
