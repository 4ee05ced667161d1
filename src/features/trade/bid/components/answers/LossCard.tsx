import type { LossFeedback } from '@/contract/trade/bid/outcome/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Card } from '@/ui/Card.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'

/** Why a bid lost, without disclosing prices: rank, gap to the winner as a band, reason. */
export function LossCard({ feedback }: { feedback: LossFeedback }) {
  const t = useText()
  return (
    <Card>
      <div className="ct-answer">
        <h2 className="ct-receipt-title">{t('bid.loss.title')}</h2>
        <DefinitionGrid
          items={[
            { label: t('bid.loss.rank'), value: t('bid.rank.of', { rank: feedback.rank, of: feedback.of }) },
            { label: t('bid.loss.gap'), value: <DictText dict="gap_band" code={feedback.gapBand} /> },
            { label: t('bid.loss.reason'), value: <DictText dict="loss_reason" code={feedback.reason} /> },
          ]}
        />
        <p className="ct-dim">{t('bid.loss.text')}</p>
      </div>
    </Card>
  )
}
