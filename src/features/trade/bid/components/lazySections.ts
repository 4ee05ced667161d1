import { lazySection } from '@/ui/LazySection.tsx'

// Parts of the quote page that most visits never show; each is fetched when it is. Draw them inside a Suspense.

/** `BidFacts`, for the preview. */
export const LazyBidFacts = lazySection(() => import('./BidFacts.tsx').then((m) => m.BidFacts))
/** `BidView`, once quoting is over. */
export const LazyBidView = lazySection(() => import('./BidView.tsx').then((m) => m.BidView))
/** `ChangesNotice`, after an amendment. */
export const LazyChangesNotice = lazySection(() => import('./versions/ChangesNotice.tsx').then((m) => m.ChangesNotice))
/** `CounterCard`, where there is a counter-offer. */
export const LazyCounterCard = lazySection(() => import('./answers/CounterCard.tsx').then((m) => m.CounterCard))
/** `LaneHistory`, when it is opened. */
export const LazyLaneHistory = lazySection(() => import('./lanes/LaneHistory.tsx').then((m) => m.LaneHistory))
/** `LaneOverview`, for more lanes than one. */
export const LazyLaneOverview = lazySection(() => import('./lanes/LaneOverview.tsx').then((m) => m.LaneOverview))
/** `ReconfirmCard`, after an amendment. */
export const LazyReconfirmCard = lazySection(() => import('./answers/ReconfirmCard.tsx').then((m) => m.ReconfirmCard))
/** `RoundNotice`, from the second round on and for who is not admitted. */
export const LazyRoundNotice = lazySection(() => import('./answers/RoundNotice.tsx').then((m) => m.RoundNotice))
/** `SentElsewhere`, when another tab was faster. */
export const LazySentElsewhere = lazySection(() => import('./editor/SentElsewhere.tsx').then((m) => m.SentElsewhere))
/** `Starts`, for a quote that was never sent. */
export const LazyStarts = lazySection(() => import('./editor/Starts.tsx').then((m) => m.Starts))
/** `VersionHistory`, when it is opened. */
export const LazyVersionHistory = lazySection(() =>
  import('./versions/VersionHistory.tsx').then((m) => m.VersionHistory),
)
/** `WithdrawBid`, where there is something to withdraw. */
export const LazyWithdrawBid = lazySection(() => import('./answers/WithdrawBid.tsx').then((m) => m.WithdrawBid))
