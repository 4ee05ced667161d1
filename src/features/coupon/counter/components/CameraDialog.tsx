import { useEffect, useRef, useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { closeCamera, openCamera, watchVideo, type CameraProblem } from '../scan/camera.ts'
import { codeIn } from '../scan/pixels.ts'

/** Time without a code until a hint is shown, ms. */
const HINT_MS = 12_000

interface CameraProps {
  onClose: () => void
  onCode: (code: string) => void
}

type State = 'asking' | 'looking' | 'slow' | 'foreign' | CameraProblem

const isProblem = (state: State): state is CameraProblem =>
  state === 'unsupported' || state === 'refused' || state === 'none' || state === 'busy'

/** Camera preview until a coupon code is found; closing, leaving the page or switching tabs stops the camera. */
export function CameraDialog({ onClose, onCode }: CameraProps) {
  const t = useText()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('asking')
  const [attempt, setAttempt] = useState(0)
  const tell = useRef({ onClose, onCode })
  useEffect(() => {
    tell.current = { onClose, onCode }
  })
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const stream = await openCamera()
      if (typeof stream === 'string') return isOver ? undefined : setState(stream)
      const screen = video.current
      if (isOver || !screen) return closeCamera(stream)
      screen.srcObject = stream
      const hint = setTimeout(() => setState((now) => (now === 'looking' ? 'slow' : now)), HINT_MS)
      const unwatch = watchVideo(screen, (text) => {
        const code = codeIn(text)
        if (code === undefined) setState('foreign')
        else tell.current.onCode(code)
      })
      stop = () => {
        clearTimeout(hint)
        unwatch()
        closeCamera(stream)
        screen.srcObject = null
      }
      setState('looking')
      await screen.play().catch(() => undefined)
      return undefined
    }
    const leave = () => document.visibilityState === 'hidden' && tell.current.onClose()
    document.addEventListener('visibilitychange', leave)
    void start()
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', leave)
      stop?.()
    }
  }, [attempt])
  const again = () => {
    setState('asking')
    setAttempt((before) => before + 1)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('counter.camera.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.dialog.close')}</Button>
          {isProblem(state) && state !== 'unsupported' && <Button onClick={again}>{t('common.action.retry')}</Button>}
        </>
      }
    >
      <video
        ref={video}
        className="ct-counter-video"
        hidden={isProblem(state)}
        muted
        playsInline
        aria-label={t('counter.camera.picture')}
      />
      <div role="status">
        <Notice tone={isProblem(state) ? 'danger' : state === 'foreign' ? 'warn' : 'sea'}>
          {t(`counter.camera.state.${state}`)}
        </Notice>
      </div>
    </Dialog>
  )
}
