import { useState } from 'react'

/** What is typed over a value and the way to change it; where the value itself changes, that takes its place. */
export function useTyped(value: string): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState({ text: value, over: value })
  if (typed.over !== value) setTyped({ text: value, over: value })
  return [typed.text, (text) => setTyped({ text, over: value })]
}
