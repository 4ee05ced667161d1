import { FavoriteButton } from '@/features/member/favorite/components/FavoriteButton.tsx'
import { useVesselName } from '@/features/tools/schedule/components/SailingFacts.tsx'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useText } from '@/i18n/useText.ts'

/** Subscribes to all sailings between two ports. */
export function FollowPair({ pol, pod }: { pol: string; pod: string }) {
  const t = useText()
  const id = `${pol}-${pod}`
  return (
    <p className="ct-schedule-follow">
      <FavoriteButton key={id} type="PAIR" id={id} name={id} text={t('favorite.follow.pair')} />
    </p>
  )
}

/** Subscribes to the ship, the service or a port of a sailing. */
export function FollowSailing({ sailing }: { sailing: ScheduledSailing }) {
  const t = useText()
  const vesselOf = useVesselName()
  const { pol, pod, serviceCode, legs } = sailing
  const imo = legs[0]?.imo
  return (
    <>
      {imo !== undefined && (
        <FavoriteButton type="VESSEL" id={imo} name={vesselOf(sailing)} text={t('favorite.follow.vessel')} />
      )}
      <FavoriteButton type="SERVICE" id={serviceCode} name={serviceCode} text={t('favorite.follow.service')} />
      {[pol, pod].map((port) => (
        <FavoriteButton key={port} type="PORT" id={port} name={port} text={t('favorite.follow.port', { port })} />
      ))}
    </>
  )
}
