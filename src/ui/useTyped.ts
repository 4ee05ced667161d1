import { useState } from 'react'

/** Local text over a value, with its setter; reset when the value changes. */
export function useTyped(value: string): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, over: value })
  if (typed.over !== value) setTyped({ text: value, over: value })
  return [typed.text, (text) => setTyped({ text, over: value })]
}
