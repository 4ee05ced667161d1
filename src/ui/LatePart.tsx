import { lazy, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { CHUNK_TIMEOUT_MS } from '@/config/constants.ts'
import { useLoadTexts } from '@/i18n/LocaleProvider.tsx'
import { asChunkError, ChunkLoadError, isBrokenChunk } from './chunkErrors.ts'
import { Contained } from './Contained.tsx'
import { ErrorState } from './ErrorState.tsx'
import { reloadPage } from './reloadPage.ts'
import { SkeletonBlock } from './Skeleton.tsx'
import { repairStylesheets } from './stylesheet.ts'

/** Fetches a part with all of its styles. @throws ChunkLoadError for a file that came without it. */
async function fetchPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part: unknown = await load().catch((error: unknown) => {
    throw asChunkError('part', error)
  })
  await repairStylesheets('part', CHUNK_TIMEOUT_MS)
  if (typeof part !== 'function' && typeof part !== 'object') throw new ChunkLoadError('part', 'missing', 'part')
  return part as ComponentType<Props>
}

/** Props of `LatePart`. */
export interface LatePartProps<Props extends object> {
  /** Fetches the part; a function of the module, so that it stays the same. */
  load: () => Promise<ComponentType<Props>>
  /** Catalogues of texts it needs beyond the page's, with blanks between. */
  texts?: string | undefined
  /** What stands there meanwhile, of the same height. */
  placeholder: ReactNode
  /** What the part is given. */
  props: Props
}

/** A part of a page whose files and texts come after the page. Where they do not come, a retry stands in its place. */
export function LatePart<Props extends object>({ load, texts = '', placeholder, props }: LatePartProps<Props>) {
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

/** Gives a part that is drawn inside a Suspense; where its file does not come, a retry stands in its place. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // A rejected `lazy` stays so for good.
  const Retried = (props: Props) => <LatePart load={load} placeholder={<SkeletonBlock height={120} />} props={props} />
  const Late: ComponentType<Props> = lazy(async () => ({ default: await fetchPart(load).catch(() => Retried) }))
  return Late
}
