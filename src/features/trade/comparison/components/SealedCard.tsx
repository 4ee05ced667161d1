import type { ReceivedBids } from '@/contract/trade/bid/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Card } from '@/ui/Card.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { Money } from '@/ui/Money.tsx'
import { Stack } from '@/ui/Split.tsx'

interface SealedProps {
  received: ReceivedBids
  onOpen: () => void
}

/** Before the deadline: the number of bids and the opening time; for an open tender also the price ladder. */
export function SealedCard({ received, onOpen }: SealedProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const [title, text] = received.openBoard
    ? (['comparison.open.title', 'comparison.open.text'] as const)
    : (['comparison.sealed.title', 'comparison.sealed.text'] as const)
  return (
    <Card isMarked>
      <Stack>
        <h2>{t(title)}</h2>
        <p>{t(text, { count: received.bidCount, time: dateTime(received.opensAt) })}</p>
        <p className="ct-big-clock">
          <span className="ct-dim">{t('comparison.sealed.left')}</span>
          <Countdown until={received.opensAt} onEnd={onOpen} />
        </p>
        {received.openBoard && (
          <ol className="ct-ladder">
            {received.openBoard.map((step) => (
              <li key={step.rank}>
                {t('comparison.matrix.rank', { rank: step.rank })}
                <Money value={step.allIn} />
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </Card>
  )
}
