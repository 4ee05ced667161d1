import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useMemoizedFn } from 'ahooks'
import { useServerNow } from '@/api/useServerNow.ts'
import { withBoxName } from '@/contract/trade/bid/coverage.ts'
import type { FieldError } from '@/contract/envelope.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { focusField } from '@/ui/focusField.ts'
import { focusWhenThere } from '@/ui/focusWhenThere.ts'
import { undoStep } from './bulk.ts'
import type { BulkStep } from './bulk.ts'
import { checkQuote } from './quoteChecks.ts'
import type { LaneForm, QuoteForm } from './quoteForm.ts'

/** Error text of a field by its path in the body; undefined if the field is valid. */
export type ErrorOf = (field: string) => string | undefined

interface FormOptions {
  root: RefObject<HTMLElement | null>
  first: QuoteForm
  wasTouched: boolean
  tender: TenderDetail
  /** Reference charges: they define the group of a line. */
  charges: readonly ChargeType[]
  /** Field errors of the server. */
  refused: readonly FieldError[]
  /** Called on every change. */
  onChange: (form: QuoteForm) => void
}

/** State and validation of the quote form; problems are shown from the first attempt to submit. */
export function useQuoteForm({ root, first, wasTouched, tender, charges, refused, onChange }: FormOptions) {
  const problemText = useProblemText()
  const { boxCode } = useFreight()
  const today = new Date(useServerNow(60_000)).toISOString().slice(0, 10)
  const latest = useRef(first)
  const [form, setForm] = useState(first)
  const [isTouched, setTouched] = useState(wasTouched)
  const [submitted, setSubmitted] = useState(false)
  const [wanted, setWanted] = useState<{ field: string } | undefined>(undefined)
  const [laneIndex, setLaneIndex] = useState(0)
  const [step, setStep] = useState<BulkStep>()

  const checked = submitted ? form : undefined
  const texts = useMemo(() => {
    const all = new Map(refused.map(({ field, message }) => [field, message]))
    for (const problem of checked ? checkQuote(checked, tender, today, charges) : [])
      if (!all.has(problem.field)) all.set(problem.field, problemText(withBoxName(problem, boxCode)))
    return all
  }, [checked, tender, today, charges, refused, problemText, boxCode])
  /** The same function while the problems are, so that what is not concerned is not drawn again. */
  const errorOf: ErrorOf = useCallback((field) => texts.get(field), [texts])

  const change = useMemoizedFn((edit: (before: QuoteForm) => QuoteForm) => {
    latest.current = edit(latest.current)
    setForm(latest.current)
    setTouched(true)
    onChange(latest.current)
  })
  /** Changes many cells as one undoable step. */
  const changeMany = useMemoizedFn(
    (edit: (before: QuoteForm) => QuoteForm, text: string, left: readonly string[] = []) => {
      const before = latest.current
      change(edit)
      setStep({ before, after: latest.current, text, left })
    },
  )
  /** Replaces the whole form, after a submission or when the tender has changed. */
  const replace = useMemoizedFn((next: QuoteForm) => {
    latest.current = next
    setForm(next)
    setStep(undefined)
  })
  const goTo = useMemoizedFn((field: string) => {
    const lane = /^lanes\.(\d+)/.exec(field)?.[1]
    if (lane !== undefined) setLaneIndex(Number(lane))
    setWanted({ field })
  })
  useEffect(() => {
    const home = root.current
    if (!wanted || !home) return undefined
    return focusWhenThere(home, () => {
      if (focusField(home, wanted.field)) return true
      // Not a control: the nearest thing that carries its problem.
      const anchor = home.querySelector<HTMLElement>(`[data-field-anchor="${wanted.field}"]`)
      anchor?.focus()
      return anchor !== null
    })
  }, [root, wanted])

  /** Validates; on problems shows them, focuses the first one and returns false. */
  const check = (): boolean => {
    const found = checkQuote(latest.current, tender, today, charges)
    setSubmitted(true)
    const [worst] = found
    if (worst) goTo(worst.field)
    return worst === undefined
  }
  return {
    form,
    today,
    isTouched,
    problemCount: texts.size,
    errorOf,
    laneIndex: Math.min(laneIndex, form.lanes.length - 1),
    /** Shows a lane and moves the focus to it. */
    openLane: useMemoizedFn((index: number) => {
      setLaneIndex(index)
      setWanted({ field: 'lane' })
    }),
    change,
    changeLane: (index: number, patch: Partial<LaneForm>) =>
      change((before) => ({
        ...before,
        lanes: before.lanes.map((lane, at) => (at === index ? { ...lane, ...patch } : lane)),
      })),
    changeMany,
    /** The last undoable step. */
    step,
    undo: () => {
      if (step) change((now) => undoStep(step, now))
      setStep(undefined)
      goTo('lane')
    },
    dropStep: () => {
      setStep(undefined)
      goTo('lane')
    },
    replace,
    check,
    focusField: goTo,
    settle: () => {
      setTouched(false)
      setSubmitted(false)
    },
  }
}
