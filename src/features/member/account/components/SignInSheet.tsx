import type { ReactNode } from 'react'
import { LoginSide } from './LoginSide.tsx'
import './login.css'

/** Layout of login, registration and password reset: decorative panel and form. */
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
