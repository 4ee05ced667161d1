import { HOME_PORTS } from './names.ts'

/** A public holiday: its statutory days in each year, first and last, and ports whose offices close. */
export interface Holiday {
  id: string
  zh: string
  en: string
  where: { zh: string; en: string }
  ports: readonly string[]
  days: Readonly<Record<number, readonly [first: string, last: string]>>
}

const CHINA = { where: { zh: '中国', en: 'China' }, ports: HOME_PORTS }
const EUROPE_AND_AMERICA = ['NLRTM', 'DEHAM', 'BEANR', 'GBFXT', 'FRLEH', 'USLAX', 'USLGB', 'USNYC', 'USSAV']

/** The same days every year. */
const yearly = (first: string, last = first): Holiday['days'] =>
  Object.fromEntries([2026, 2027, 2028].map((year) => [year, [`${year}-${first}`, `${year}-${last}`]]))

/**
 * Statutory days to the end of 2028; days off that are moved to them are announced each year and not in here. China's
 * lunar ones are looked up: Spring Festival begins on the eve. MARKET 6.1.
 */
export const HOLIDAYS: readonly Holiday[] = [
  { id: 'NEW_YEAR', zh: '元旦', en: 'New Year', ...CHINA, days: yearly('01-01') },
  {
    id: 'SPRING_FESTIVAL',
    zh: '春节',
    en: 'Spring Festival',
    ...CHINA,
    days: {
      2026: ['2026-02-16', '2026-02-19'],
      2027: ['2027-02-05', '2027-02-08'],
      2028: ['2028-01-25', '2028-01-28'],
    },
  },
  {
    id: 'QINGMING',
    zh: '清明节',
    en: 'Qingming Festival',
    ...CHINA,
    days: {
      2026: ['2026-04-05', '2026-04-05'],
      2027: ['2027-04-05', '2027-04-05'],
      2028: ['2028-04-04', '2028-04-04'],
    },
  },
  { id: 'LABOUR_DAY', zh: '劳动节', en: 'Labour Day', ...CHINA, days: yearly('05-01', '05-02') },
  {
    id: 'DRAGON_BOAT',
    zh: '端午节',
    en: 'Dragon Boat Festival',
    ...CHINA,
    days: {
      2026: ['2026-06-19', '2026-06-19'],
      2027: ['2027-06-09', '2027-06-09'],
      2028: ['2028-05-28', '2028-05-28'],
    },
  },
  {
    id: 'MID_AUTUMN',
    zh: '中秋节',
    en: 'Mid-Autumn Festival',
    ...CHINA,
    days: {
      2026: ['2026-09-25', '2026-09-25'],
      2027: ['2027-09-15', '2027-09-15'],
      2028: ['2028-10-03', '2028-10-03'],
    },
  },
  { id: 'NATIONAL_DAY', zh: '国庆节', en: 'National Day', ...CHINA, days: yearly('10-01', '10-03') },
  {
    id: 'GOLDEN_WEEK',
    zh: '黄金周',
    en: 'Golden Week',
    where: { zh: '日本', en: 'Japan' },
    ports: ['JPTYO', 'JPYOK', 'JPOSA'],
    days: yearly('04-29', '05-05'),
  },
  {
    id: 'CHRISTMAS',
    zh: '圣诞节',
    en: 'Christmas',
    where: { zh: '欧美', en: 'Europe and North America' },
    ports: EUROPE_AND_AMERICA,
    days: yearly('12-25', '12-26'),
  },
]

/** A holiday by its id. */
export const holidayById = (id: string): Holiday | undefined => HOLIDAYS.find((one) => one.id === id)
