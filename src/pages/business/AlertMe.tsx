import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { LazySection } from '@/ui/LazySection.tsx'

// Loaded when it is opened.
const loadDialog = async () => (await import('@/features/market/alert/components/AlertDialog.tsx')).AlertDialog

interface AlertMeProps {
  pol: string
  pod: string
  isoCode?: string | undefined
}

/** Sets a price alert for a lane; guests are sent to the login and back. */
export function AlertMe(lane: AlertMeProps) {
  const t = useText()
  const navigate = useNavigate()
  const { isSignedIn } = useSession()
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button size="small" onClick={() => (isSignedIn ? setOpen(true) : void navigate(loginAddress(location.href)))}>
        {t('market.alert')}
      </Button>
      {isOpen && <LazySection load={loadDialog} texts="alert problem" placeholder={null} props={{ lane, onClose }} />}
    </>
  )
}
