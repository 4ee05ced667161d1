import { useRef, useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { useLazyComponent } from '@/ui/useLazyComponent.ts'
import type { PictureResult } from '../scan/picture.ts'

type Problem = Extract<PictureResult, { problem: string }>['problem']

/** Scan by camera, which starts on click only, or by an image, which is not uploaded. */
export function ScanButtons({ onCode }: { onCode: (code: string) => void }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const [isReading, setReading] = useState(false)
  const camera = useLazyComponent(
    () => import('./CameraDialog.tsx').then((m) => m.CameraDialog),
    t('counter.scan.notLoaded'),
  )
  const read = async (file: File) => {
    setReading(true)
    setProblem(undefined)
    try {
      const { readPicture } = await import('../scan/picture.ts')
      const result = await readPicture(file)
      if ('code' in result) onCode(result.code)
      else setProblem(result.problem)
    } catch {
      // The decoder could not be loaded.
      setProblem('broken')
    }
    setReading(false)
  }
  const { Component: Camera } = camera
  return (
    <>
      <Button
        size="large"
        isBusy={camera.isLoading}
        onClick={() => {
          setProblem(undefined)
          void camera.open()
        }}
      >
        {t('counter.scan.camera')}
      </Button>
      <Button size="large" isBusy={isReading} onClick={() => input.current?.click()}>
        {t(isReading ? 'counter.scan.reading' : 'counter.scan.picture')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('counter.scan.picture')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void read(file)
        }}
      />
      {problem && (
        <div className="ct-counter-problem">
          <Failure text={t(`counter.scan.problem.${problem}`)} />
        </div>
      )}
      {Camera && (
        <Camera
          onClose={camera.close}
          onCode={(code) => {
            camera.close()
            onCode(code)
          }}
        />
      )}
    </>
  )
}
