import { lazySection } from '@/ui/LazySection.tsx'

/** `Agreements`, loaded on demand. Render it inside a Suspense. */
export const LazyAgreements = lazySection(() => import('./Agreements.tsx').then((m) => m.Agreements))
