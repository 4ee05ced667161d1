import { iso, type Deps } from '../domain/deps.ts'

const DAY_MS = 24 * 3600_000

// Weights per carton or piece; the listed elements are filled in, the others are open.
const KEPT = [
  {
    nameZh: '山地自行车',
    nameEn: 'Mountain bicycles',
    hsCode: '8712003000',
    unit: '辆',
    netKg: '13.5',
    grossKg: '16',
    packageType: 'CT',
    elements: [
      { name: '品牌类型', value: '1' },
      { name: '出口享惠情况', value: '0' },
      { name: '用途', value: '山地型' },
      { name: '轮径', value: '26英寸' },
    ],
  },
  {
    nameZh: '乘用车轮胎',
    nameEn: 'Passenger car tyres',
    hsCode: '4011100000',
    unit: '条',
    netKg: '9.2',
    grossKg: '9.2',
    packageType: 'PK',
    elements: [{ name: '品牌类型', value: '1' }],
  },
  {
    nameZh: '板式家具',
    nameEn: 'Panel furniture',
    hsCode: '9403',
    netKg: '32',
    grossKg: '36',
    packageType: 'CT',
    elements: [],
  },
]

/** Gives the demo trader saved goods for its tenders. */
export function seedGoods(deps: Deps, now: number): void {
  KEPT.forEach((goods, place) =>
    deps.rows.goods.put({
      ...goods,
      id: `goods${place + 1}`,
      companyId: 'c01',
      updatedAt: iso(now - (place + 1) * DAY_MS),
    }),
  )
}
