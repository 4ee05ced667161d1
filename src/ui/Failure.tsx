import { Notice } from './Notice.tsx'

/** Error text beside an action; renders nothing without text. RELIABILITY E4. */
export function Failure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Notice tone="danger" isAlert>
      {text}
    </Notice>
  )
}
