import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import { CopyIcon } from './icons.tsx'
import { toast } from './toast.ts'

async function copy(text: string): Promise<void> {
  // On plain http the clipboard is undefined (RELIABILITY finding 17); use the old API then.
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  // oxlint reports the API as deprecated; it is the only one on plain http.
  const copyCommand = (document as { execCommand?: (command: string) => boolean }).execCommand
  const isDone = copyCommand?.call(document, 'copy') ?? false
  area.remove()
  if (!isDone) throw new Error('copy refused')
}

/**
 * Props of `CopyButton`: `what` names the text for screen readers, `words` label the button if the icon is not enough.
 */
interface CopyProps {
  text: string
  what: string
  words?: string
}

/** Copies `text` and shows a confirmation. */
export function CopyButton({ text, what, words }: CopyProps) {
  const t = useText()
  const handleClick = () => {
    copy(text).then(
      () => toast.success(t('ui.copy.done')),
      () => toast.error(t('ui.copy.failed')),
    )
  }
  return (
    <Button
      variant={words ? 'plain' : 'quiet'}
      size={words ? 'medium' : 'small'}
      icon={<CopyIcon size={16} />}
      aria-label={words ? `${words}: ${what}` : t('ui.copy.do', { what })}
      onClick={handleClick}
    >
      {words}
    </Button>
  )
}
