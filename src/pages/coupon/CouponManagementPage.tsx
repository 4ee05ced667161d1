import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { NewBatch, StoredBatch } from '@/features/coupon/issue/components/BatchEditor.tsx'
import { BatchPage } from '@/features/coupon/issue/components/BatchPage.tsx'
import { MyBatches } from '@/features/coupon/issue/components/MyBatches.tsx'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { readId } from '@/routes/params.ts'
import { ForMember } from '@/session/ForMember.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { useAddressValues } from '@/routes/addressValues.ts'

export default function CouponManagementPage() {
  const t = useText()
  return <ForMember title={t('batch.list.title')}>{(user) => <Content user={user} />}</ForMember>
}

/** The issuer's batches, one batch, or the batch form. */
function Content({ user }: { user: CurrentUser }) {
  const t = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { edit, copy, id } = useAddressValues({ edit: readId, copy: readId, id: readId })
  const toList = () => void navigate(hrefTo('couponManagement'))
  const written = edit ?? copy
  if (written) {
    const props = {
      user,
      onKept: toList,
      onSent: (sent: string) => void navigate(hrefTo('couponManagement', { id: sent })),
    }
    const title = edit === 'new' ? 'batch.new' : edit ? 'batchForm.edit' : 'batchForm.copy'
    return (
      <>
        <PageHeader
          title={t(title)}
          lead={t('batchForm.lead')}
          actions={<LinkButton to={hrefTo('couponManagement')}>{t('batch.back')}</LinkButton>}
        />
        {edit === 'new' ? (
          <NewBatch {...props} />
        ) : (
          <StoredBatch key={params.toString()} id={written} isCopy={edit === undefined} {...props} />
        )}
      </>
    )
  }
  if (id) return <BatchPage key={id} id={id} onGone={toList} />
  return (
    <>
      <PageHeader
        title={t('batch.list.title')}
        lead={t('batch.list.lead')}
        actions={
          <LinkButton variant="accent" to={hrefTo('couponManagement', { edit: 'new' })}>
            {t('batch.new')}
          </LinkButton>
        }
      />
      <MyBatches />
    </>
  )
}
