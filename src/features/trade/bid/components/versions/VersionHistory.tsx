import { useState } from 'react'
import type { BidDetail, PastBid } from '@/contract/trade/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { versionDiff } from '../../versionDiff.ts'
import { LanePart } from '../BidFacts.tsx'
import type { Asked } from '../BidFacts.tsx'
import { VersionChanges } from './VersionChanges.tsx'

/** Every submitted version, newest first: time, round, total, changes, and the full version. */
export function VersionHistory({ bid, asked }: { bid: BidDetail; asked: Asked }) {
  const t = useText()
  const [shown, setShown] = useState<number>()
  const { version, round, submittedAt = '', receiptNo = '', allIn, lanes } = bid
  const versions: PastBid[] = [{ version, round, submittedAt, receiptNo, allIn, lanes }, ...bid.history]
  return (
    <ol className="ct-receipt-history">
      {versions.map((one, index) => {
        const before = versions[index + 1]
        const isShown = shown === one.version
        return (
          <li key={one.version}>
            <strong>{t('bid.receipt.v', { version: one.version })}</strong>
            <span className="ct-dim">{t('bid.history.round', { round: one.round })}</span>
            <Money value={one.allIn} />
            <DateText value={one.submittedAt} />
            <span className="ct-code ct-nowrap ct-dim">{one.receiptNo}</span>
            {one.lanes && (
              <Button
                size="small"
                variant="quiet"
                aria-expanded={isShown}
                aria-label={t(isShown ? 'bid.history.hide.of' : 'bid.history.show.of', { version: one.version })}
                onClick={() => setShown(isShown ? undefined : one.version)}
              >
                {t(isShown ? 'bid.history.hide' : 'bid.history.show')}
              </Button>
            )}
            {isShown && one.lanes && (
              <div className="ct-version">
                {before?.lanes && (
                  <VersionChanges before={before.version} changes={versionDiff(before.lanes, one.lanes)} />
                )}
                {one.lanes.map((lane) => (
                  <LanePart key={lane.laneNo} lane={lane} asked={asked} />
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
