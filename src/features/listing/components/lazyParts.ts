import { latePart } from '@/ui/LatePart.tsx'

// The form of a listing, fetched when one is written. Draw it inside a Suspense.

/** `EditListing`. */
export const LazyEditListing = latePart(() => import('./ListingDesk.tsx').then((m) => m.EditListing))
/** `NewListing`. */
export const LazyNewListing = latePart(() => import('./ListingDesk.tsx').then((m) => m.NewListing))
