import type { homeZhCN } from './zh-CN.ts'

/** Texts of the home page's first screen, English. */
export const homeEnUS = {
  'home.hero.title': 'One tender, many quotes, compared like for like',
  'home.hero.lead':
    'Exporters and importers publish a tender, forwarders and consolidators quote. Award, payment and invoice follow in one place.',
  'home.hero.find': 'What to look for',
  'home.hero.find.tenders': 'Tenders',
  'home.hero.find.capacity': 'Capacity',
  'home.hero.find.sailings': 'Schedules',
  'home.hero.find.hs': 'HS code',
  'home.hero.pol': 'Port of loading',
  'home.hero.pod': 'Port of discharge',
  'home.hero.ready': 'Cargo ready',
  'home.hero.container': 'Container',
  'home.hero.container.any': 'Any',
  'home.hero.hs': 'HS code or product name',
  'home.hero.hs.placeholder': 'e.g. 8471.30 or portable computer',
  'home.hero.search': 'Search',
  'home.audience.label': 'Who you are',
  'home.audience.traders': 'Foreign-trade enterprise',
  'home.audience.traders.line': 'Publish once, receive quotes you can compare, award, pay and get the invoice online.',
  'home.audience.traders.go': 'Publish a tender',
  'home.audience.forwarders': 'Freight forwarder',
  'home.audience.forwarders.line': 'Find tenders by lane and deadline; revise your quote until the very end.',
  'home.audience.forwarders.go': 'Find tenders',
  'home.audience.fleet': 'Consolidator or truck fleet',
  'home.audience.fleet.line': 'Take LCL and haulage tenders, and list spare space and trucks on the marketplace.',
  'home.audience.fleet.go': 'See LCL and haulage',
} satisfies Record<keyof typeof homeZhCN, string>
