import type { ReactNode } from 'react'
import { LoginSide } from './LoginSide.tsx'
import './login.css'

/** The steel wall and beside it the sheet on which one signs in, registers or sets a new password. */
export function SignInSheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="ct-signin">
      <LoginSide />
      <div className="ct-signin-sheet">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="ct-signin-lead">{lead}</p>
        {children}
      </div>
    </div>
  )
}
