/** Texts of estimated emissions, Chinese. */
export const co2ZhCN = {
  'co2.title': 'CO₂e（估算）',
  'co2.about': '约 {tonnes} 吨',
  'co2.perTeu': '约 {tonnes} 吨/TEU',
  'co2.method': 'CO₂e 估算方法',
  'co2.method.sum':
    '各程海里 × 1.852 公里 × 航线系数（克 CO₂e/TEU·公里，油井到航行，按装载率 70%），各程相加。20 尺计 1 TEU，40 尺计 2，45 尺计 2.25；冷藏箱 × 1.7；拼箱按体积 ÷ 26 立方米与重量 ÷ 10 吨两者中较大者折算。',
  'co2.method.other':
    '空运、铁路、公路按吨·公里计：空运 0.63 千克，铁路 0.025 千克，公路 0.085 千克；里程取两地直线距离，空运加 95 公里，铁路 × 1.3，公路 × 1.25。整箱按 10 吨/TEU 折算重量。系数为概数。',
  'co2.method.source':
    '来源：经巴拿马运河的美东航线取自 GLEC Framework v3.1（2024）；其余系数为 Clean Cargo 年度平均值的概数，正式使用前须换成已公布的数值。海运仅计船上航程。不是排放证明，不影响比价排名。',
}
