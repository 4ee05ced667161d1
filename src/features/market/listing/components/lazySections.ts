import { lazySection } from '@/ui/LazySection.tsx'

// Sections of the member's market pages, loaded on demand. Render them inside a Suspense.

/** `EditListing`. */
export const LazyEditListing = lazySection(() => import('./ListingEditor.tsx').then((m) => m.EditListing))
/** `NewListing`. */
export const LazyNewListing = lazySection(() => import('./ListingEditor.tsx').then((m) => m.NewListing))
/** `Bookings`. */
export const LazyBookings = lazySection(() => import('./Bookings.tsx').then((m) => m.Bookings))
