/** Goods for tenders: HS subheading, names, kg per cubic metre, package. */
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
  { hsCode: '940360', nameZh: '板式家具', nameEn: 'Panel furniture', density: 180, packageType: 'CT' },
  { hsCode: '940139', nameZh: '办公椅', nameEn: 'Office chairs', density: 120, packageType: 'CT' },
  { hsCode: '841510', nameZh: '分体空调', nameEn: 'Split air conditioners', density: 190, packageType: 'CT' },
  { hsCode: '841810', nameZh: '家用冰箱', nameEn: 'Household refrigerators', density: 110, packageType: 'CT' },
  { hsCode: '845011', nameZh: '滚筒洗衣机', nameEn: 'Front-load washing machines', density: 170, packageType: 'CT' },
  { hsCode: '940511', nameZh: 'LED灯具', nameEn: 'LED luminaires', density: 160, packageType: 'CT' },
  { hsCode: '690721', nameZh: '抛光瓷砖', nameEn: 'Polished ceramic tiles', density: 900, packageType: 'PX' },
  { hsCode: '401110', nameZh: '乘用车轮胎', nameEn: 'Passenger car tyres', density: 210, packageType: 'PK' },
  { hsCode: '731815', nameZh: '紧固件', nameEn: 'Steel fasteners', density: 1100, packageType: 'PX' },
  { hsCode: '732393', nameZh: '不锈钢厨具', nameEn: 'Stainless steel kitchenware', density: 260, packageType: 'CT' },
  { hsCode: '870830', nameZh: '汽车制动盘', nameEn: 'Brake discs', density: 950, packageType: 'PX' },
  { hsCode: '854143', nameZh: '光伏组件', nameEn: 'Photovoltaic modules', density: 380, packageType: 'PX' },
  { hsCode: '610910', nameZh: '针织T恤衫', nameEn: 'Knitted T-shirts', density: 230, packageType: 'CT' },
  { hsCode: '640411', nameZh: '运动鞋', nameEn: 'Sports shoes', density: 150, packageType: 'CT' },
  { hsCode: '950300', nameZh: '塑料玩具', nameEn: 'Plastic toys', density: 140, packageType: 'CT' },
  { hsCode: '950691', nameZh: '健身器材', nameEn: 'Fitness equipment', density: 330, packageType: 'CT' },
  { hsCode: '392310', nameZh: '塑料包装容器', nameEn: 'Plastic containers', density: 90, packageType: 'CT' },
  { hsCode: '848180', nameZh: '铜阀门', nameEn: 'Brass valves', density: 850, packageType: 'CT' },
  { hsCode: '850421', nameZh: '变压器', nameEn: 'Transformers', density: 700, packageType: 'CR' },
  { hsCode: '441239', nameZh: '胶合板', nameEn: 'Plywood', density: 550, packageType: 'BE' },
  { hsCode: '871200', nameZh: '山地自行车', nameEn: 'Mountain bicycles', density: 110, packageType: 'CT' },
  {
    hsCode: '030323',
    nameZh: '冻罗非鱼',
    nameEn: 'Frozen tilapia',
    density: 430,
    packageType: 'CT',
    reeferC: -18,
  },
  {
    hsCode: '850760',
    nameZh: '锂离子电池',
    nameEn: 'Lithium-ion batteries',
    density: 480,
    packageType: 'CT',
    dg: { unNo: '3480', class: '9', packingGroup: 'II' },
  },
  {
    hsCode: '330430',
    nameZh: '指甲油',
    nameEn: 'Nail polish',
    density: 420,
    packageType: 'CT',
    dg: { unNo: '1263', class: '3', packingGroup: 'II' },
  },
]
