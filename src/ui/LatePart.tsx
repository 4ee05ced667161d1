import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLoadTexts } from '@/i18n/LocaleProvider.tsx'
import { ErrorState } from './ErrorState.tsx'

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
  const [failed, setFailed] = useState(-1)
  useEffect(() => {
    let isOpen = true
    Promise.all([load(), loadTexts(texts.split(' ').filter(Boolean))]).then(
      ([part]) => isOpen && setPart(() => part),
      () => isOpen && setFailed(attempt),
    )
    return () => {
      isOpen = false
    }
  }, [load, loadTexts, texts, attempt])
  if (Part) return <Part {...props} />
  return failed === attempt ? <ErrorState onRetry={() => setAttempt(attempt + 1)} /> : placeholder
}
