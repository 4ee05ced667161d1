import { MAX_LANES } from '@/contract/trade/tender/lifecycle.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'

/** Handlers for actions on a whole lane. */
export interface LaneHandlers {
  duplicate: (index: number) => void
  move: (index: number, by: -1 | 1) => void
  remove: (index: number) => void
}

interface ActionsProps {
  index: number
  /** Number of lanes. */
  count: number
  handlers: LaneHandlers
}

/** Copy, move and remove one lane; at the ends buttons are disabled, not removed, to keep the focus. */
export function LaneActions({ index, count, handlers }: ActionsProps) {
  const t = useText()
  const no = index + 1
  return (
    <span className="ct-issue-laneacts">
      <Button
        size="small"
        variant="quiet"
        disabled={count >= MAX_LANES}
        aria-label={t('issue.lane.duplicate.no', { no })}
        onClick={() => handlers.duplicate(index)}
      >
        {t('issue.lane.duplicate')}
      </Button>
      {count > 1 && (
        <>
          <Button
            size="small"
            variant="quiet"
            data-lane={`up-${index}`}
            aria-disabled={index === 0 || undefined}
            aria-label={t('issue.lane.up.no', { no })}
            onClick={() => handlers.move(index, -1)}
          >
            {t('issue.lane.up')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            data-lane={`down-${index}`}
            aria-disabled={no === count || undefined}
            aria-label={t('issue.lane.down.no', { no })}
            onClick={() => handlers.move(index, 1)}
          >
            {t('issue.lane.down')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => handlers.remove(index)}>
            {t('issue.lane.remove', { no })}
          </Button>
        </>
      )}
    </span>
  )
}
