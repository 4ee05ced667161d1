import type { ReactNode } from 'react'
import { Tour } from 'antd'
import { CloseIcon } from '../icons.tsx'

/** Props of `TourPanel`: the panel stands beside `target`, or above it if that is a button. */
export interface TourPanelProps {
  target: HTMLElement
  isButton: boolean
  title: string
  children: ReactNode
  action: ReactNode
  closeLabel: string
  onClose: () => void
}

/** One panel of antd's tour. The page below it stays usable. Load it lazily. */
export function TourPanel({ target, isButton, title, children, action, closeLabel, onClose }: TourPanelProps) {
  return (
    <Tour
      open
      current={0}
      mask={false}
      placement={isButton ? 'top' : 'rightTop'}
      closable={{ closeIcon: <CloseIcon size={20} />, 'aria-label': closeLabel }}
      onClose={onClose}
      scrollIntoViewOptions={{ block: 'nearest' }}
      steps={[{ target, title, description: children }]}
      actionsRender={() => action}
    />
  )
}
