import type { ReactNode } from 'react'
import './blocks.css'

/** A wide column and a narrow one that stays in view; one under the other on small screens. */
export function Split({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="ct-split">
      <div className="ct-split-main">{children}</div>
      <aside className="ct-aside">{aside}</aside>
    </div>
  )
}

/** Buttons or facts under each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="ct-stack">{children}</div>
}
