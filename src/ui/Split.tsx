import type { ReactNode } from 'react'
import { Contained } from './Contained.tsx'
import './blocks.css'

/** A wide column and a narrow sticky one; stacked on small screens. */
export function Split({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="ct-split">
      <div className="ct-split-main">
        <Contained>{children}</Contained>
      </div>
      <aside className="ct-aside">
        <Contained>{aside}</Contained>
      </aside>
    </div>
  )
}

/** Vertical stack. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="ct-stack">{children}</div>
}
