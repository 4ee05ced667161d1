import type { CompanyProfile } from '@/contract/member/company/schemas.ts'
import { REVIEW_POINTS } from '@/contract/money/order/values.ts'
import type { Caller, Deps } from '../../deps.ts'
import { searchListings } from '../../market/listing/search.ts'
import { firstOf } from '../../../store/firstOf.ts'
import { companyCard, companyOf } from '../view.ts'
import { tendersFor, tenderTest } from '../../trade/tender/search.ts'
import { cityName } from '../../title/places.ts'

const SHOWN = 10
type PublicReview = CompanyProfile['reviews'][number]

/** Public profile of an enterprise, without contacts; reviewers are shown by kind and city only. */
export function companyProfile(deps: Deps, { id }: { id: string }, caller: Caller | undefined): CompanyProfile {
  const company = companyOf(deps, id)
  const reviews = reviewsOf(deps, id)
  const mean = (point: (typeof REVIEW_POINTS)[number]): number =>
    Math.round((reviews.reduce((sum, { points }) => sum + points[point], 0) / reviews.length) * 10) / 10
  const { services, lanes, markets, certification, intro, logoUrl, createdAt } = company
  return {
    ...companyCard(deps, company),
    services,
    lanes,
    markets,
    certification,
    // Stored, but hidden from guests.
    uscc: caller ? company.uscc : undefined,
    ...(intro && { intro }),
    ...(logoUrl && { logoUrl }),
    since: createdAt,
    ...(reviews.length > 0 && {
      points: {
        priceTruth: mean('priceTruth'),
        onTime: mean('onTime'),
        communication: mean('communication'),
        documents: mean('documents'),
      },
    }),
    reviewCount: reviews.length,
    reviews: firstOf(reviews, (a, b) => b.at.localeCompare(a.at), SHOWN).map(({ shown }) => shown()),
    openTenders: tendersFor(deps, { buyerId: id }).count(tenderTest(deps, { buyerId: id }, caller)),
    listings: searchListings(deps, { sellerId: id, size: 1 }, caller).total,
  }
}

interface Judged extends Pick<PublicReview, 'at' | 'points'> {
  shown: () => PublicReview
}

/** Published reviews of an enterprise. */
function reviewsOf(deps: Deps, id: string): Judged[] {
  return deps.rows.orders
    .within({ buyerId: id, sellerId: id })
    .all(({ status, reviews }) => status === 'REVIEWED' && reviews !== undefined)
    .flatMap((order) =>
      (order.reviews ?? []).flatMap((review): Judged[] => {
        const judged = review.by === 'BUYER' ? order.sellerId : order.buyerId
        const author = deps.rows.companies.get(review.by === 'BUYER' ? order.buyerId : order.sellerId)
        if (judged !== id || !author) return []
        const [lane] = order.lanes
        const shown = (): PublicReview => ({
          ...review,
          userType: author.userType,
          cityName: cityName(deps.language, author.cityName),
          ...(lane && { pol: lane.pol }),
          ...(lane?.pod && { pod: lane.pod }),
        })
        return [{ at: review.at, points: review.points, shown }]
      }),
    )
}
