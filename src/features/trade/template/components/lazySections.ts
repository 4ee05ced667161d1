import { lazySection } from '@/ui/LazySection.tsx'

/** `RenameDialog`, loaded on demand. Render it inside a Suspense. */
export const LazyRename = lazySection(() => import('./RenameDialog.tsx').then((m) => m.RenameDialog))
/** `SaveTemplateDialog`, likewise. */
export const LazySaveTemplate = lazySection(() => import('./SaveTemplateDialog.tsx').then((m) => m.SaveTemplateDialog))
/** `RecurrenceDialog`, likewise. */
export const LazyRecurrence = lazySection(() => import('./RecurrenceDialog.tsx').then((m) => m.RecurrenceDialog))
