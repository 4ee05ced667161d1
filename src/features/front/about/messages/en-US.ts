import { words } from '@/shared/words/en-US.ts'
import type { aboutZhCN } from './zh-CN.ts'

/** Texts of the page about the platform, English. */
export const aboutEnUS = {
  'about.title': words.aboutCangtong,
  'about.lead':
    'Cangtong is a marketplace where foreign-trade enterprises, freight forwarders and container-consolidation enterprises tender, quote and trade freight capacity.',
  'about.demo': 'This is a demo marketplace: companies, prices, sailings and orders are fictitious.',
  'about.parties': 'Three parties',
  'about.party.1.title': words.foreignTradeEnterprises,
  'about.party.1.text': 'Publish tenders, compare bids like for like, award, pay and get invoices.',
  'about.party.2.title': 'Freight forwarders',
  'about.party.2.text': 'Quote on tenders, list rates and space, and publish tenders as a buyer.',
  'about.party.3.title': 'Container-consolidation enterprises',
  'about.party.3.text': 'Quote on LCL and trucking; list trucks, empty containers and services.',
  'about.zone': 'Enter',
  'about.principles': 'Three principles',
  'about.principle.sealed.title': words.sealedQuoting,
  'about.principle.sealed.text':
    'In a sealed tender nobody, the buyer included, sees a price before the deadline; only the number of bids is shown.',
  'about.principle.like.title': 'Like for like',
  'about.principle.like.text':
    'Every charge is quoted, included, excluded or not applicable, and all totals use one exchange-rate table. Incomplete bids are never marked “lowest”.',
  'about.principle.lock.title': 'Price lock',
  'about.principle.lock.text':
    'The agreed price is fixed in the order. A charge that was not quoted needs evidence and the buyer’s approval; exchange rates are locked for 24 hours.',
  'about.figures': words.liveFigures,
  'about.figures.note': 'Live market data',
  'about.figures.demo': 'Live data of the demo market',
  'about.figure.openTenders': words.openTenders,
  'about.figure.openTeu': words.teuWaiting,
  'about.figure.bids30d': words.bidsIn30Days,
  'about.figure.awarded30d': words.awardsIn30Days,
  'about.figure.enterprises': words.enterprises,
  'about.figure.forwarders': 'Forwarders',
  'about.figure.consolidators': 'Consolidators',
  'about.links': words.more,
} satisfies Record<keyof typeof aboutZhCN, string>
