/** Goods for tenders: HS heading, names, kg per cubic metre, package. */
export interface Good {
  hsCode: string
  nameZh: string
  nameEn: string
  density: number
  packageType: string
  /** Set temperature, °C, for goods that need a reefer. */
  reeferC?: number
  dg?: { unNo: string; class: string; packingGroup: 'I' | 'II' | 'III' }
}

export const GOODS: readonly Good[] = [
  { hsCode: '9403', nameZh: '板式家具', nameEn: 'Panel furniture', density: 180, packageType: 'CT' },
  { hsCode: '9401', nameZh: '办公椅', nameEn: 'Office chairs', density: 120, packageType: 'CT' },
  { hsCode: '8415', nameZh: '分体空调', nameEn: 'Split air conditioners', density: 190, packageType: 'CT' },
  { hsCode: '8418', nameZh: '家用冰箱', nameEn: 'Household refrigerators', density: 110, packageType: 'CT' },
  { hsCode: '8450', nameZh: '滚筒洗衣机', nameEn: 'Front-load washing machines', density: 170, packageType: 'CT' },
  { hsCode: '9405', nameZh: 'LED灯具', nameEn: 'LED luminaires', density: 160, packageType: 'CT' },
  { hsCode: '6907', nameZh: '抛光瓷砖', nameEn: 'Polished ceramic tiles', density: 900, packageType: 'PX' },
  { hsCode: '4011', nameZh: '乘用车轮胎', nameEn: 'Passenger car tyres', density: 210, packageType: 'PK' },
  { hsCode: '7318', nameZh: '紧固件', nameEn: 'Steel fasteners', density: 1100, packageType: 'PX' },
  { hsCode: '7323', nameZh: '不锈钢厨具', nameEn: 'Stainless steel kitchenware', density: 260, packageType: 'CT' },
  { hsCode: '8708', nameZh: '汽车制动盘', nameEn: 'Brake discs', density: 950, packageType: 'PX' },
  { hsCode: '8541', nameZh: '光伏组件', nameEn: 'Photovoltaic modules', density: 380, packageType: 'PX' },
  { hsCode: '6109', nameZh: '针织T恤衫', nameEn: 'Knitted T-shirts', density: 230, packageType: 'CT' },
  { hsCode: '6404', nameZh: '运动鞋', nameEn: 'Sports shoes', density: 150, packageType: 'CT' },
  { hsCode: '9503', nameZh: '塑料玩具', nameEn: 'Plastic toys', density: 140, packageType: 'CT' },
  { hsCode: '9506', nameZh: '健身器材', nameEn: 'Fitness equipment', density: 330, packageType: 'CT' },
  { hsCode: '3923', nameZh: '塑料包装容器', nameEn: 'Plastic containers', density: 90, packageType: 'CT' },
  { hsCode: '8481', nameZh: '铜阀门', nameEn: 'Brass valves', density: 850, packageType: 'CT' },
  { hsCode: '8504', nameZh: '变压器', nameEn: 'Transformers', density: 700, packageType: 'CR' },
  { hsCode: '4412', nameZh: '胶合板', nameEn: 'Plywood', density: 550, packageType: 'BE' },
  { hsCode: '8712', nameZh: '山地自行车', nameEn: 'Mountain bicycles', density: 110, packageType: 'CT' },
  {
    hsCode: '0303',
    nameZh: '冻罗非鱼',
    nameEn: 'Frozen tilapia',
    density: 430,
    packageType: 'CT',
    reeferC: -18,
  },
  {
    hsCode: '8507',
    nameZh: '锂离子电池',
    nameEn: 'Lithium-ion batteries',
    density: 480,
    packageType: 'CT',
    dg: { unNo: '3480', class: '9', packingGroup: 'II' },
  },
  {
    hsCode: '3304',
    nameZh: '指甲油',
    nameEn: 'Nail polish',
    density: 420,
    packageType: 'CT',
    dg: { unNo: '1263', class: '3', packingGroup: 'II' },
  },
]
