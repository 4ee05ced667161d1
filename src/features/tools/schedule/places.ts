import { hrefTo } from '@/routes/href.ts'

/** URLs of the timetable's views. */
export const portPlace = (port: string): string => hrefTo('shippingDates', { view: 'port', port })
export const vesselPlace = (vessel: string): string => hrefTo('shippingDates', { view: 'vessel', vessel })
export const servicePlace = (service: string): string => hrefTo('shippingDates', { view: 'service', service })
