import type { Judgement } from '@/contract/trade/bid/judge.ts'
import type { TextOf } from '@/i18n/useText.ts'

const TEXT = {
  PASS: 'comparison.demands.PASS',
  WARN: 'comparison.demands.WARN',
  FAIL: 'comparison.demands.FAIL',
} as const

/** A verdict in words, with the lanes it is about where there are several. */
export function verdictText(t: TextOf, { verdict, lanes }: Judgement, hasLanes: boolean): string {
  const said = t(TEXT[verdict])
  return hasLanes && lanes.length > 0 ? t('comparison.demands.lanes', { said, lanes: lanes.join(', ') }) : said
}
