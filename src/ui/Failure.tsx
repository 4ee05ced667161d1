import { Notice } from './Notice.tsx'

/** Says beside an action that it failed; draws nothing while there is nothing to say. RELIABILITY E4. */
export function Failure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Notice tone="danger" isAlert>
      {text}
    </Notice>
  )
}
