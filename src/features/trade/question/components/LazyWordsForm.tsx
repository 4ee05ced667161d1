import { Suspense } from 'react'
import type { ComponentProps } from 'react'
import { lazySection } from '@/ui/LazySection.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import type { WordsForm } from './WordsForm.tsx'

// Most readers of a tender or a listing write nothing.
const Form = lazySection(async () => (await import('./WordsForm.tsx')).WordsForm)

/** The form for a question or an answer, loaded when the user may write. */
export function LazyWordsForm(props: ComponentProps<typeof WordsForm>) {
  return (
    <Suspense fallback={<SkeletonBlock height={180} />}>
      <Form {...props} />
    </Suspense>
  )
}
