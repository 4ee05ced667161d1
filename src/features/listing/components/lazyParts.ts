import { lazy } from 'react'

// The form of a listing, fetched when one is written. Draw it inside a Suspense.

/** `EditListing`. */
export const LazyEditListing = lazy(() => import('./ListingDesk.tsx').then((m) => ({ default: m.EditListing })))
/** `NewListing`. */
export const LazyNewListing = lazy(() => import('./ListingDesk.tsx').then((m) => ({ default: m.NewListing })))
