import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'

interface StepsProps {
  index: number
  count: number
  onGo: (index: number) => void
}

/** Links to the previous and next lane, below a lane. */
export function LaneSteps({ index, count, onGo }: StepsProps) {
  const t = useText()
  return (
    <div className="ct-lanes-steps">
      <Button size="small" disabled={index === 0} onClick={() => onGo(index - 1)}>
        {t('bid.lane.previous')}
      </Button>
      <span className="ct-dim">{t('bid.lane.place', { no: index + 1, count })}</span>
      <Button size="small" disabled={index === count - 1} onClick={() => onGo(index + 1)}>
        {t('bid.lane.next')}
      </Button>
    </div>
  )
}
