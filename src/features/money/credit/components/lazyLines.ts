import { lazySection } from '@/ui/LazySection.tsx'

/** `CreditLines`, loaded with its tab. Render it inside a Suspense. */
export const LazyCreditLines = lazySection(() => import('./CreditLines.tsx').then((m) => m.CreditLines))
