import { lazySection } from '@/ui/LazySection.tsx'

// Rarely shown parts of the quote page, loaded on demand. Render them inside a Suspense.

/** `BidFacts`, for the preview. */
export const LazyBidFacts = lazySection(() => import('./BidFacts.tsx').then((m) => m.BidFacts))
/** `BidView`, after quoting has closed. */
export const LazyBidView = lazySection(() => import('./BidView.tsx').then((m) => m.BidView))
/** `ChangesNotice`, after an amendment. */
export const LazyChangesNotice = lazySection(() => import('./versions/ChangesNotice.tsx').then((m) => m.ChangesNotice))
/** `CounterCard`, where there is a counter-offer. */
export const LazyCounterCard = lazySection(() => import('./answers/CounterCard.tsx').then((m) => m.CounterCard))
/** `FillFromRates`, while quoting is open. */
export const LazyFillFromRates = lazySection(() => import('./editor/FillFromRates.tsx').then((m) => m.FillFromRates))
/** `LaneHistory`, when it is opened. */
export const LazyLaneHistory = lazySection(() => import('./lanes/LaneHistory.tsx').then((m) => m.LaneHistory))
/** `LaneOverview`, for more lanes than one. */
export const LazyLaneOverview = lazySection(() => import('./lanes/LaneOverview.tsx').then((m) => m.LaneOverview))
/** `LaterNotice`, for guests of the tender. */
export const LazyLaterNotice = lazySection(() => import('./answers/LaterNotice.tsx').then((m) => m.LaterNotice))
/** `ReceiptCard`, once a quote was submitted. */
export const LazyReceiptCard = lazySection(() => import('./versions/ReceiptCard.tsx').then((m) => m.ReceiptCard))
/** `ReconfirmCard`, after an amendment. */
export const LazyReconfirmCard = lazySection(() => import('./answers/ReconfirmCard.tsx').then((m) => m.ReconfirmCard))
/** `RoundNotice`, from round two on and for enterprises not admitted. */
export const LazyRoundNotice = lazySection(() => import('./answers/RoundNotice.tsx').then((m) => m.RoundNotice))
/** `SentElsewhere`, when another tab has submitted first. */
export const LazySentElsewhere = lazySection(() => import('./editor/SentElsewhere.tsx').then((m) => m.SentElsewhere))
/** `Starts`, for a quote that was never submitted. */
export const LazyStarts = lazySection(() => import('./editor/Starts.tsx').then((m) => m.Starts))
/** `VersionHistory`, when it is opened. */
export const LazyVersionHistory = lazySection(() =>
  import('./versions/VersionHistory.tsx').then((m) => m.VersionHistory),
)
/** `WithdrawBid`, if the bid can be withdrawn. */
export const LazyWithdrawBid = lazySection(() => import('./answers/WithdrawBid.tsx').then((m) => m.WithdrawBid))
