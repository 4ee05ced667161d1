import { latePart } from '@/ui/LatePart.tsx'

// Parts of the quote page that most visits never show; each is fetched when it is. Draw them inside a Suspense.

/** `BidFacts`, for the preview. */
export const LazyBidFacts = latePart(() => import('./BidFacts.tsx').then((m) => m.BidFacts))
/** `BidView`, once quoting is over. */
export const LazyBidView = latePart(() => import('./BidView.tsx').then((m) => m.BidView))
/** `ChangesNotice`, after an amendment. */
export const LazyChangesNotice = latePart(() => import('./ChangesNotice.tsx').then((m) => m.ChangesNotice))
/** `CounterCard`, where there is a counter-offer. */
export const LazyCounterCard = latePart(() => import('./CounterCard.tsx').then((m) => m.CounterCard))
/** `LaneHistory`, when it is opened. */
export const LazyLaneHistory = latePart(() => import('./LaneHistory.tsx').then((m) => m.LaneHistory))
/** `LaneOverview`, for more lanes than one. */
export const LazyLaneOverview = latePart(() => import('./LaneOverview.tsx').then((m) => m.LaneOverview))
/** `ReconfirmCard`, after an amendment. */
export const LazyReconfirmCard = latePart(() => import('./ReconfirmCard.tsx').then((m) => m.ReconfirmCard))
/** `RoundNotice`, from the second round on and for who is not admitted. */
export const LazyRoundNotice = latePart(() => import('./RoundNotice.tsx').then((m) => m.RoundNotice))
/** `SentElsewhere`, when another tab was faster. */
export const LazySentElsewhere = latePart(() => import('./SentElsewhere.tsx').then((m) => m.SentElsewhere))
/** `Starts`, for a quote that was never sent. */
export const LazyStarts = latePart(() => import('./Starts.tsx').then((m) => m.Starts))
/** `VersionHistory`, when it is opened. */
export const LazyVersionHistory = latePart(() => import('./VersionHistory.tsx').then((m) => m.VersionHistory))
/** `WithdrawBid`, where there is something to withdraw. */
export const LazyWithdrawBid = latePart(() => import('./WithdrawBid.tsx').then((m) => m.WithdrawBid))
