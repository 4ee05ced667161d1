import { useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { None } from '../blocks/RowBlock.tsx'
import { DayRates } from './DayRates.tsx'
import { LookUps } from './LookUps.tsx'
import { LaneChanges, NextSailings } from './NextSailings.tsx'
import { useLanes } from './useLanes.ts'

/** Fields that lead to each tool with what was typed, the next sailings of one's lanes and the rates of the day. */
export function ToolNow() {
  const t = useText()
  const lanes = useLanes()
  const [chosen, setChosen] = useState('')
  const keyOf = ({ pol, pod }: { pol: string; pod: string }) => `${pol}${pod}`
  const lane = lanes.data?.find((one) => keyOf(one) === chosen) ?? lanes.data?.[0]
  return (
    <>
      <LookUps />
      <div className="ct-hub-blocks">
        <QueryBlock query={lanes} height={400}>
          {(all) =>
            lane ? (
              <NextSailings lane={lane} lanes={all} onChoose={(one) => setChosen(keyOf(one))} />
            ) : (
              <None text={t('hub.tool.lanes.none')} />
            )
          }
        </QueryBlock>
        <div className="ct-hub-stack">
          {lane && <LaneChanges lane={lane} />}
          {!lanes.data && !lanes.error && <SkeletonBlock height={236} />}
          <DayRates />
        </div>
      </div>
    </>
  )
}
