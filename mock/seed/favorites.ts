import type { FavoriteKind } from '@/contract/member/favorite/values.ts'
import type { Deps } from '../domain/deps.ts'
import { factsOf } from '../domain/member/favorite/facts.ts'
import { favoriteId } from '../domain/member/favorite/kept.ts'
import { planDeadlineSoon } from '../domain/member/notification/deadline.ts'
import { departuresBetween } from '../domain/tools/schedule/sailings.ts'
import { tariff } from './tariff.ts'

const DAY_MS = 24 * 3600_000
const HOUR_MS = 3600_000

/** Adds an item to a company's favourites at a time. A tender was open for quotes then. */
export function seedFavorite(deps: Deps, companyId: string, kind: FavoriteKind, targetId: string, at: number): void {
  const facts = factsOf(deps, kind, targetId, { companyId })
  if (!facts) return
  deps.rows.favorites.put({
    id: favoriteId(companyId, kind, targetId),
    companyId,
    targetType: kind,
    targetId,
    note: '',
    savedAt: new Date(at).toISOString(),
    before: facts.kind === 'TENDER' ? { ...facts, status: 'QUOTING', bidCount: 0 } : facts,
  })
  if (kind === 'TENDER') planDeadlineSoon(deps, targetId)
}

/** Gives the approved demo companies some partners, sailings and HS codes as favourites; one sailing has departed. */
export function seedOtherFavorites(deps: Deps, now: number): void {
  const [pol, pod] = [deps.reference.portByCode.get('CNSHA'), deps.reference.portByCode.get('USLAX')]
  if (!pol || !pod) return
  const departures = departuresBetween(pol, pod, now - 6 * DAY_MS, now + 14 * DAY_MS, now)
  const sailings = [departures[0], departures.at(-1)].flatMap((one) => (one ? [one.id] : []))
  const codes = tariff()
    .entries.filter(({ code }) => code.startsWith('8712'))
    .slice(0, 2)
  for (const [companyId, partners] of [
    ['c01', ['c02', 'c15']],
    ['c02', ['c01', 'c05']],
    ['c03', ['c01']],
  ] as const) {
    partners.forEach((partner, place) => seedFavorite(deps, companyId, 'COMPANY', partner, now - (place + 5) * DAY_MS))
    sailings.forEach((id, place) => seedFavorite(deps, companyId, 'SAILING', id, now - (7 + place) * DAY_MS))
    codes.forEach(({ code }, place) => seedFavorite(deps, companyId, 'HS', code, now - (place + 3) * HOUR_MS))
  }
}
