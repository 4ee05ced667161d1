/** Lanes in the news: their trade names, and ports at the far end. */
export const LANES = [
  { id: 'US_WEST', zh: '美西', en: 'US West Coast', ports: ['USLAX', 'USLGB', 'USSEA', 'CAVAN'] },
  { id: 'US_EAST', zh: '美东', en: 'US East Coast', ports: ['USNYC', 'USSAV', 'USCHS', 'USORF'] },
  { id: 'N_EUROPE', zh: '北欧', en: 'North Europe', ports: ['NLRTM', 'DEHAM', 'BEANR', 'GBFXT', 'FRLEH'] },
  { id: 'MEDITERRANEAN', zh: '地中海', en: 'Mediterranean', ports: ['GRPIR', 'ITGOA', 'ESVLC', 'ESBCN'] },
  { id: 'SE_ASIA', zh: '东南亚', en: 'Southeast Asia', ports: ['SGSIN', 'MYPKG', 'VNSGN', 'THLCH', 'IDJKT'] },
  { id: 'S_ASIA', zh: '印巴', en: 'South Asia', ports: ['INMUN', 'INMAA', 'LKCMB', 'PKKHI'] },
  { id: 'MIDDLE_EAST', zh: '中东', en: 'Middle East', ports: ['AEJEA', 'SADMM', 'SAJED'] },
  { id: 'LATIN_AMERICA', zh: '中南美', en: 'Latin America', ports: ['BRSSZ', 'PECLL', 'CLSAI'] },
  { id: 'AFRICA', zh: '非洲', en: 'Africa', ports: ['ZADUR', 'KEMBA', 'GHTEM'] },
  { id: 'OCEANIA', zh: '澳新', en: 'Oceania', ports: ['AUSYD', 'AUMEL', 'AUBNE'] },
  { id: 'JAPAN_KOREA', zh: '日韩', en: 'Japan and Korea', ports: ['KRPUS', 'JPTYO', 'JPOSA'] },
] as const

/** Chinese ports in the news. */
export const HOME_PORTS = ['CNSHA', 'CNNGB', 'CNYTN', 'CNSHK', 'CNNSA', 'CNTAO', 'CNTXG', 'CNXMN', 'CNDLC'] as const

/** Fictitious companies. */
export const COMPANIES = [
  { zh: '澜屿航运', en: 'Lanyu Shipping' },
  { zh: '启汐海运', en: 'Qixi Lines' },
  { zh: '衡岚集运', en: 'Henglan Container' },
  { zh: '望潮物流', en: 'Wangchao Logistics' },
  { zh: '远栈供应链', en: 'Yuanzhan Supply Chain' },
] as const

/** Sources of articles. */
export const SOURCES = [
  ['仓通资讯', 'Cangtong Desk'],
  ['远栈航运观察', 'Yuanzhan Shipping Notes'],
  ['潮信港口简报', 'Chaoxin Port Brief'],
  ['衡岚运价周报', 'Henglan Rate Weekly'],
] as const
export const PLATFORM_SOURCE = ['仓通平台', 'Cangtong'] as const
