import { lazySection } from '@/ui/LazySection.tsx'

// Parts of the rate sheets, loaded on demand. Render them inside a Suspense.

/** `RateSheetView`. */
export const LazyRateSheetView = lazySection(() => import('./RateSheetView.tsx').then((m) => m.RateSheetView))
/** `MarkupDialog`. */
export const LazyMarkupDialog = lazySection(() => import('./MarkupDialog.tsx').then((m) => m.MarkupDialog))
/** `ListingsDialog`. */
export const LazyListingsDialog = lazySection(() => import('./ListingsDialog.tsx').then((m) => m.ListingsDialog))
