import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAddressValues } from '@/routes/addressValues.ts'
import { focusField } from './focusField.ts'

/**
 * The form step in the URL (`first` if it is invalid), and a function to go to a step or field; moves the focus
 * accordingly.
 */
export function useSteps<Step extends string>(steps: readonly Step[], first: Step) {
  const [, setParams] = useSearchParams()
  const { step = first } = useAddressValues({ step: steps })
  const root = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // A new object per call, because the same field may be requested repeatedly.
  const [wanted, setWanted] = useState<{ step: Step; field: string | undefined }>()
  const done = useRef<{ step: Step; wanted: typeof wanted }>({ step, wanted })

  useEffect(() => {
    const before = done.current
    const isAsked = wanted !== undefined && wanted !== before.wanted && wanted.step === step
    if (!root.current || (!isAsked && before.step === step)) return
    done.current = { step, wanted: isAsked ? wanted : before.wanted }
    if (isAsked && wanted.field !== undefined && focusField(root.current, wanted.field)) return
    heading.current?.focus({ preventScroll: true })
    if (isAsked) root.current.scrollIntoView?.({ block: 'start' })
  }, [step, wanted])

  const goTo = (next: Step, field?: string) => {
    if (next !== step)
      setParams((before) => {
        const after = new URLSearchParams(before)
        after.set('step', next)
        return after
      })
    setWanted({ step: next, field })
  }
  return { step, goTo, root, heading }
}
