import { lazySection } from '@/ui/LazySection.tsx'

/** `Statements`, loaded with its tab. Render it inside a Suspense. */
export const LazyStatements = lazySection(() => import('./Statements.tsx').then((m) => m.Statements))
/** `StatementView`, loaded with its address. Render it inside a Suspense. */
export const LazyStatementView = lazySection(() => import('./StatementView.tsx').then((m) => m.StatementView))
