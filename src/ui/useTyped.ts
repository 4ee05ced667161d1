import { useState } from 'react'

/** Typed text over a value and its setter; a change of the value replaces it. */
export function useTyped(value: string): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, over: value })
  if (typed.over !== value) setTyped({ text: value, over: value })
  return [typed.text, (text) => setTyped({ text, over: value })]
}
