import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale.ts'
import type { helpAnswersZhCN } from './answers/messages/zh-CN.ts'

/** The help centre's questions and answers in one language. */
type AnswerTexts = Record<keyof typeof helpAnswersZhCN, string>

const ANSWERS: Record<Locale, () => Promise<AnswerTexts>> = {
  'zh-CN': () => import('./answers/messages/zh-CN.ts').then((module) => module.helpAnswersZhCN),
  'en-US': () => import('./answers/messages/en-US.ts').then((module) => module.helpAnswersEnUS),
}

/**
 * The same texts in both languages, so that a question is found in either; a language that fails to load is not
 * searched.
 */
export function useBothTexts(): Partial<Record<Locale, AnswerTexts>> {
  const [texts, setTexts] = useState<Partial<Record<Locale, AnswerTexts>>>({})
  useEffect(() => {
    let isOpen = true
    for (const name of ['zh-CN', 'en-US'] as const)
      ANSWERS[name]().then(
        (loaded) => isOpen && setTexts((before) => ({ ...before, [name]: loaded })),
        // Search without that language; the page's own texts are loaded.
        () => undefined,
      )
    return () => {
      isOpen = false
    }
  }, [])
  return texts
}
