import { Suspense, useState } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { LazySaveTemplate } from './lazySections.ts'

/** Opens the dialog that saves an own tender as a template. */
export function SaveTemplateButton({ tender }: { tender: { id: string; title: string } }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('template.save')}</Button>
      <Suspense>{isOpen && <LazySaveTemplate tender={tender} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
