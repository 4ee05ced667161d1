import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { ButtonProps } from './Button.tsx'

/** Props of `ActionButton`: why it is disabled (null if it is not), and a fix. */
export interface ActionButtonProps extends ButtonProps {
  disabledReason: string | null
  /** A link or button that resolves the reason, shown after it. */
  fix?: ReactNode
}

/** A button that is never silently disabled: it stays focusable and shows below why it does not act. */
export function ActionButton({ disabledReason, fix, onClick, ...rest }: ActionButtonProps) {
  const id = useId()
  if (disabledReason === null) return <Button {...rest} onClick={onClick} />
  return (
    <span className="ct-action">
      <Button
        {...rest}
        aria-disabled
        aria-describedby={id}
        onClick={(event) => {
          event.preventDefault()
        }}
      />
      <span id={id} className="ct-action-reason">
        {disabledReason} {fix}
      </span>
    </span>
  )
}
