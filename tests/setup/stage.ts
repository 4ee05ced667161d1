import { afterEach } from 'vitest'
import { toastStore } from '@/ui/toast.ts'
import { openAs } from '../screens/trade/bidding.ts'
import type { OpenApp } from './renderApp.tsx'

/** The application that the tests of a file open, one at a time. */
export interface Stage {
  /** Opens an address as a demo account, in place of what was open. */
  open: (...at: Parameters<typeof openAs>) => Promise<OpenApp>
  /** Puts one that was opened otherwise there. */
  show: (app: OpenApp) => OpenApp
  /** What is open. @throws Error if nothing is */
  app: () => OpenApp
}

/** Returns a stage that is empty again after each test: nothing runs on, and nothing is stored or said. */
export function openStage(): Stage {
  let app: OpenApp | undefined
  const leave = () => {
    app?.session.stop()
    app = undefined
  }
  afterEach(() => {
    leave()
    toastStore.reset()
    localStorage.clear()
    window.history.replaceState({}, '', '/')
  })
  const show = (next: OpenApp): OpenApp => {
    leave()
    app = next
    return next
  }
  return {
    open: async (...at) => {
      leave()
      return show(await openAs(...at))
    },
    show,
    app: () => {
      if (!app) throw new Error('Nothing is open')
      return app
    },
  }
}
