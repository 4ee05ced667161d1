import { lazy } from 'react'

// Parts of the quote page that most visits never show; each is fetched when it is. Draw them inside a Suspense.

/** `BidFacts`, for the preview. */
export const LazyBidFacts = lazy(() => import('./BidFacts.tsx').then((m) => ({ default: m.BidFacts })))
/** `BidView`, once quoting is over. */
export const LazyBidView = lazy(() => import('./BidView.tsx').then((m) => ({ default: m.BidView })))
/** `ChangesNotice`, after an amendment. */
export const LazyChangesNotice = lazy(() => import('./ChangesNotice.tsx').then((m) => ({ default: m.ChangesNotice })))
/** `CounterCard`, where there is a counter-offer. */
export const LazyCounterCard = lazy(() => import('./CounterCard.tsx').then((m) => ({ default: m.CounterCard })))
/** `LaneHistory`, when it is opened. */
export const LazyLaneHistory = lazy(() => import('./LaneHistory.tsx').then((m) => ({ default: m.LaneHistory })))
/** `LaneOverview`, for more lanes than one. */
export const LazyLaneOverview = lazy(() => import('./LaneOverview.tsx').then((m) => ({ default: m.LaneOverview })))
/** `ReconfirmCard`, after an amendment. */
export const LazyReconfirmCard = lazy(() => import('./ReconfirmCard.tsx').then((m) => ({ default: m.ReconfirmCard })))
/** `SentElsewhere`, when another tab was faster. */
export const LazySentElsewhere = lazy(() => import('./SentElsewhere.tsx').then((m) => ({ default: m.SentElsewhere })))
/** `Starts`, for a quote that was never sent. */
export const LazyStarts = lazy(() => import('./Starts.tsx').then((m) => ({ default: m.Starts })))
/** `VersionHistory`, when it is opened. */
export const LazyVersionHistory = lazy(() =>
  import('./VersionHistory.tsx').then((m) => ({ default: m.VersionHistory })),
)
/** `WithdrawBid`, where there is something to withdraw. */
export const LazyWithdrawBid = lazy(() => import('./WithdrawBid.tsx').then((m) => ({ default: m.WithdrawBid })))
