import type { FavoriteFacts } from '@/contract/member/favorite/schemas.ts'
import type { Deps } from '../../deps.ts'
import { cityName } from '../../title/places.ts'
import { targetTitle } from '../../title/targetTitle.ts'

/** Saved facts for this reader: generated titles (stored empty) and cities in the reader's language. */
export function toldFacts(deps: Deps, id: string, facts: FavoriteFacts): FavoriteFacts {
  switch (facts.kind) {
    case 'TENDER':
      return { ...facts, title: facts.title || targetTitle(deps, { kind: 'TENDER', id }) }
    case 'LISTING':
      return {
        ...facts,
        title: facts.title || targetTitle(deps, { kind: 'LISTING', id }),
        ...(facts.cityName && { cityName: cityName(deps.language, facts.cityName) }),
      }
    case 'COMPANY':
      return { ...facts, cityName: cityName(deps.language, facts.cityName) }
    case 'SAILING':
    case 'PAIR':
    case 'SERVICE':
    case 'VESSEL':
    case 'PORT':
    case 'HS':
    case 'NEWS':
      return facts
  }
}
