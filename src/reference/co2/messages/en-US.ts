import type { co2ZhCN } from './zh-CN.ts'

/** Texts of estimated emissions, English. */
export const co2EnUS = {
  'co2.title': 'CO₂e (estimate)',
  'co2.about': 'about {tonnes} t',
  'co2.perTeu': 'about {tonnes} t/TEU',
  'co2.method': 'How CO₂e is estimated',
  'co2.method.sum':
    'Nautical miles × 1.852 km × factor of the trade lane (g CO₂e per TEU-km, well to wake, 70% utilisation), summed over the legs. A 20-foot container is 1 TEU, 40-foot 2, 45-foot 2.25; reefers × 1.7; LCL counts volume ÷ 26 m³ or weight ÷ 10 t, whichever is more.',
  'co2.method.other':
    'By air, rail and road per tonne-km: air 0.63 kg, rail 0.025 kg, road 0.085 kg. The distance is the straight line between the places, plus 95 km by air, × 1.3 by rail, × 1.25 by road. Containers count 10 t per TEU. The factors are rounded.',
  'co2.method.source':
    'Source: GLEC Framework v3.1 (2024) for US East Coast via Panama; the other factors are rounded from yearly Clean Cargo averages, to be replaced by published values before use. By sea, ships only. Not a certificate and not part of the ranking.',
} satisfies Record<keyof typeof co2ZhCN, string>
