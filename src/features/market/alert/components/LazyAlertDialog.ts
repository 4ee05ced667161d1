import { lazySection } from '@/ui/LazySection.tsx'

/** `AlertDialog`, loaded when it is opened. Render it inside a Suspense. */
export const LazyAlertDialog = lazySection(() => import('./AlertDialog.tsx').then((m) => m.AlertDialog))
