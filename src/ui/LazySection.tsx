import { lazy, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { CHUNK_TIMEOUT_MS } from '@/config/constants.ts'
import { useLoadTexts } from '@/i18n/LocaleProvider.tsx'
import { asChunkError, ChunkLoadError, isBrokenChunk } from '@/shared/chunkErrors.ts'
import { Contained } from './Contained.tsx'
import { ErrorState } from './ErrorState.tsx'
import { reloadPage } from './reloadPage.ts'
import { SkeletonBlock } from './Skeleton.tsx'
import { repairStylesheets } from './stylesheet.ts'

/** Loads a component with all of its styles. @throws ChunkLoadError if the module lacks it. */
async function fetchPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part: unknown = await load().catch((error: unknown) => {
    throw asChunkError('part', error)
  })
  await repairStylesheets('part', CHUNK_TIMEOUT_MS)
  if (typeof part !== 'function' && typeof part !== 'object') throw new ChunkLoadError('part', 'missing', 'part')
  return part as ComponentType<Props>
}

/** Props of `LazySection`. */
export interface LazySectionProps<Props extends object> {
  /** Loads the component; a module-level function, so that its identity is stable. */
  load: () => Promise<ComponentType<Props>>
  /** Additional messages it needs, separated by spaces. */
  texts?: string | undefined
  /** Placeholder of the same height while loading. */
  placeholder: ReactNode
  /** Props of the component. */
  props: Props
}

/** Section of a page whose code and texts load after the page; shows a retry button on failure. */
export function LazySection<Props extends object>({ load, texts = '', placeholder, props }: LazySectionProps<Props>) {
  const loadTexts = useLoadTexts()
  const [attempt, setAttempt] = useState(0)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failure, setFailure] = useState<{ attempt: number; isBroken: boolean }>()
  useEffect(() => {
    let isOpen = true
    Promise.all([fetchPart(load), loadTexts(texts.split(' ').filter(Boolean))]).then(
      ([part]) => isOpen && setPart(() => part),
      (error: unknown) => isOpen && setFailure({ attempt, isBroken: isBrokenChunk(error) }),
    )
    return () => {
      isOpen = false
    }
  }, [load, loadTexts, texts, attempt])
  if (Part)
    return (
      <Contained>
        <Part {...props} />
      </Contained>
    )
  if (failure?.attempt !== attempt) return placeholder
  return <ErrorState onRetry={() => (failure.isBroken ? void reloadPage(true) : setAttempt(attempt + 1))} />
}

/** Lazy component for use inside a Suspense; shows a retry button on failure. */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // A rejected `lazy` stays rejected.
  const Retried = (props: Props) => (
    <LazySection load={load} placeholder={<SkeletonBlock height={120} />} props={props} />
  )
  const Section: ComponentType<Props> = lazy(async () => ({ default: await fetchPart(load).catch(() => Retried) }))
  return Section
}
