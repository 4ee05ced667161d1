import { usccCheckCharacter } from '@/contract/validation.ts'
import type { ServiceType } from '@/contract/member/values.ts'
import type { UserType } from '@/contract/userType.ts'
import { hashPassword } from '../domain/member/auth/password.ts'
import type { Deps } from '../domain/deps.ts'
import type { CompanyRow } from '../domain/rows.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import type { Random } from './random.ts'
import { REFERENCE } from './reference.ts'

const COUNT = 48
const PLACES = [
  ['310115', '上海', 'Shanghai', '浦东新区东明港路'],
  ['330206', '宁波', 'Ningbo', '北仑区明州港路'],
  ['440308', '深圳', 'Shenzhen', '盐田区海涛路'],
  ['370211', '青岛', 'Qingdao', '黄岛区长江港路'],
  ['350206', '厦门', 'Xiamen', '湖里区象屿东路'],
  ['120116', '天津', 'Tianjin', '滨海新区新港大道'],
  ['440115', '广州', 'Guangzhou', '南沙区龙穴大道'],
  ['210211', '大连', 'Dalian', '甘井子区大港街'],
  ['320703', '连云港', 'Lianyungang', '连云区海棠路'],
  ['330702', '义乌', 'Yiwu', '稠州北路'],
] as const
const WORDS = [
  ['澜屿', 'Lanyu'],
  ['启汐', 'Qixi'],
  ['泓舟', 'Hongzhou'],
  ['衡岚', 'Henglan'],
  ['砺帆', 'Lifan'],
  ['望潮', 'Wangchao'],
  ['云锚', 'Yunmao'],
  ['青楫', 'Qingji'],
  ['朔浦', 'Shuopu'],
  ['临溟', 'Linming'],
  ['禾港', 'Hegang'],
  ['舷歌', 'Xiange'],
  ['远栈', 'Yuanzhan'],
  ['沐洋', 'Muyang'],
  ['拓湾', 'Tuowan'],
  ['鲸跃', 'Jingyue'],
] as const
const KINDS: Record<UserType, readonly (readonly [zh: string, en: string])[]> = {
  1: [
    ['进出口有限公司', 'Import & Export Co., Ltd.'],
    ['国际贸易有限公司', 'International Trading Co., Ltd.'],
  ],
  2: [
    ['国际货运代理有限公司', 'International Freight Forwarding Co., Ltd.'],
    ['国际物流有限公司', 'International Logistics Co., Ltd.'],
  ],
  3: [
    ['集装箱运输有限公司', 'Container Transport Co., Ltd.'],
    ['集运物流有限公司', 'Consolidation Logistics Co., Ltd.'],
  ],
}
const SERVICES: Record<UserType, ServiceType[]> = {
  1: [],
  2: ['OCEAN_FCL', 'OCEAN_LCL', 'AIR', 'CUSTOMS'],
  3: ['CONTAINER_HAULAGE', 'CFS_CONSOLIDATION', 'OCEAN_LCL'],
}
const LANES = REFERENCE.freight.lanes.map((lane) => lane.id).slice(0, 6)
const MARKETS = ['US', 'DE', 'NL', 'GB', 'JP', 'AU', 'VN', 'BR']
const SURNAMES = ['王', '李', '张', '刘', '陈', '杨', '黄', '赵', '吴', '徐', '孙', '朱', '马', '胡', '郭']

/** Creates the enterprises and their users. The first ones belong to the demo accounts. Names are invented. */
export async function seedCompanies(deps: Deps, random: Random, now: number): Promise<CompanyRow[]> {
  const companies: CompanyRow[] = []
  const passwordHash = await hashPassword(DEMO_PASSWORD, 'demo')
  for (let index = 0; index < COUNT; index++) {
    const demo = DEMO_ACCOUNTS[index]
    const company = makeCompany(index, demo?.userType ?? typeOf(index), random, now)
    if (demo) company.certification = demo.certification
    deps.rows.companies.put(company)
    companies.push(company)
    const number = String(index + 1).padStart(2, '0')
    deps.rows.members.put({
      id: `m${number}`,
      companyId: company.id,
      account: demo?.account ?? `member${number}`,
      // 164 is an unassigned number range.
      mobile: `164000000${number}`,
      contactName: demo?.contactName ?? `${random.pick(SURNAMES)}经理`,
      salt: 'demo',
      passwordHash: demo ? passwordHash : '',
      ...(demo && { demo: true, wechatId: `wechat-${demo.account}` }),
      createdAt: company.createdAt,
    })
  }
  return companies
}

/** After the demo accounts: 14 traders, 16 forwarders and consolidators for the rest, in turn. */
function typeOf(index: number): UserType {
  return ([1, 2, 2, 1, 2, 3] as const)[index % 6] ?? 1
}

function makeCompany(index: number, userType: UserType, random: Random, now: number): CompanyRow {
  const [area, cityZh, cityEn, street] = PLACES[index % PLACES.length] ?? PLACES[0]
  const [wordZh, wordEn] = WORDS[(index * 5 + Math.floor(index / WORDS.length)) % WORDS.length] ?? WORDS[0]
  const [kindZh, kindEn] = random.pick(KINDS[userType])
  const first17 = `91${area}MA${String(index + 11).padStart(7, '0')}`
  const isSeller = userType !== 1
  const number = String(index + 1).padStart(2, '0')
  return {
    id: `c${number}`,
    userType,
    nameZh: `${cityZh}${wordZh}${kindZh}`,
    nameEn: `${cityEn} ${wordEn} ${kindEn}`,
    uscc: `${first17}${usccCheckCharacter(first17) ?? ''}`,
    provinceCode: `${area.slice(0, 2)}0000`,
    cityName: cityZh,
    address: `${cityZh}${street}${random.int(8, 998)}号`,
    email: `contact@${wordEn.toLowerCase()}${number}.example`,
    intro: isSeller ? '演示数据：承接多条主干航线的订舱与门到门服务。' : '演示数据：主营机电、轻工与家居类产品出口。',
    services: SERVICES[userType],
    lanes: LANES.filter((_, at) => (index + at) % 3 !== 0),
    markets: userType === 1 ? MARKETS.filter((_, at) => (index + at) % 2 === 0) : [],
    certification: random.chance(0.88) ? 'APPROVED' : random.pick(['EXPIRING', 'REVIEWING', 'NONE'] as const),
    rating: Math.round((3.6 + random.next() * 1.4) * 10) / 10,
    ratingCount: random.int(4, 320),
    completedOrders: random.int(8, 900),
    onTimePct: random.int(82, 99),
    medianResponseMin: random.int(12, 260),
    createdAt: new Date(now - random.int(60, 900) * 24 * 3600_000).toISOString(),
  }
}
