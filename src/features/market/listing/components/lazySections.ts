import { lazySection } from '@/ui/LazySection.tsx'

// Parts of one's own market, fetched when they are opened. Draw them inside a Suspense.

/** `EditListing`. */
export const LazyEditListing = lazySection(() => import('./ListingEditor.tsx').then((m) => m.EditListing))
/** `NewListing`. */
export const LazyNewListing = lazySection(() => import('./ListingEditor.tsx').then((m) => m.NewListing))
/** `Bookings`. */
export const LazyBookings = lazySection(() => import('./Bookings.tsx').then((m) => m.Bookings))
