import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { ActionMenu } from '@/ui/ActionMenu.tsx'
import type { MenuAction } from '@/ui/ActionMenu.tsx'
import './filters.css'

/** Props of `RowActions`. */
export interface RowActionsProps {
  /** Name of the row, for screen readers. */
  name: string
  /** What the row waits for, or what opens it. */
  main: ReactNode
  /** All else; what does not apply is left out. */
  more: readonly (MenuAction | false | undefined)[]
  /** Dialogs and failures of the actions. */
  children?: ReactNode
}

/** The actions of a row of one's own: one button, and the rest in a menu. */
export function RowActions({ name, main, more, children }: RowActionsProps) {
  const t = useText()
  const actions = more.filter((one) => one !== false && one !== undefined)
  return (
    <span className="ct-row-actions">
      {main}
      {actions.length > 0 && (
        <ActionMenu text={t('list.actions')} label={t('list.actionsOf', { name })} actions={actions} />
      )}
      {children}
    </span>
  )
}
