import { Button } from './Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Notice } from './Notice.tsx'
import './newSecret.css'

/** Props of `NewSecret`. `text` says that it is shown only now, `what` names it for screen readers. */
export interface NewSecretProps {
  text: string
  what: string
  secret: string
  hideText: string
  onClose: () => void
}

/** Shows a new secret until it is put away; it cannot be read again. */
export function NewSecret({ text, what, secret, hideText, onClose }: NewSecretProps) {
  return (
    <div className="ct-secret">
      <Notice tone="warn" isAlert>
        <p>{text}</p>
        <p className="ct-secret-line">
          <code>{secret}</code>
          <CopyButton text={secret} what={what} />
          <Button size="small" onClick={onClose}>
            {hideText}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
