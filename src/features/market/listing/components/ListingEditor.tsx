import { useQuery } from '@/api/useQuery.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import type { CurrentUser } from '@/contract/member/schemas.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { OwnListing } from '@/contract/market/listing/schemas.ts'
import { LISTING_KINDS } from '@/contract/market/listing/values.ts'
import type { ListingKind } from '@/contract/market/listing/values.ts'
import { useDraftEditor } from '@/forms/useDraftEditor.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { blankListing, FORM_VERSION, listingFrom, usualLines } from '../form.ts'
import type { LocalListing } from '../form.ts'
import { ListingForm } from './ListingForm.tsx'
import './listing.css'

const DAY_MS = 24 * 3600_000
const USUAL_DAYS = 14

interface ListingEditorProps {
  user: CurrentUser
  onDone: () => void
}

/** Editor of an existing listing. */
export function EditListing({ id, ...rest }: ListingEditorProps & { id: string }) {
  const t = useText()
  const query = useQuery(listingEndpoints.own, { id }, { silent: true })
  const { data: own } = query
  if (own) {
    const kind = LISTING_KINDS.find((one) => one === own.draft['kind']) ?? 'RATE'
    return <Editor {...rest} kind={kind} own={own} onRefresh={query.refresh} />
  }
  if (query.isFirstLoad) return <SkeletonBlock height={480} />
  if (query.error?.name === 'TransportError') return <ErrorState error={query.error} onRetry={query.refresh} />
  return (
    <EmptyState
      title={t('listing.form.missing')}
      action={<LinkButton to={hrefTo('myMarket')}>{t('listing.form.back')}</LinkButton>}
    />
  )
}

/** Editor of a new listing. */
export function NewListing({ kind, ...rest }: ListingEditorProps & { kind: ListingKind }) {
  return <Editor key={kind} {...rest} kind={kind} own={undefined} onRefresh={() => undefined} />
}

interface EditorProps extends ListingEditorProps {
  kind: ListingKind
  own: OwnListing | undefined
  onRefresh: () => void
}

/** Starts the form from the local draft or the server's version. */
function Editor({ kind, own, user, onRefresh, onDone }: EditorProps) {
  const freight = useFreight()
  const now = useServerNow(60_000)
  const stored = (): LocalListing => {
    const blank = blankListing(kind, user.userType, [chinaDay(now), chinaDay(now + USUAL_DAYS * DAY_MS)])
    if (own) return { draft: listingFrom(own.draft, blank), baseVersion: own.version }
    return { draft: { ...blank, charges: usualLines(kind, blank.mode, freight.charges) }, baseVersion: undefined }
  }
  const editor = useDraftEditor<LocalListing, LocalListing>({
    userId: user.id,
    formId: 'listing',
    entityId: own?.id ?? `new-${kind}`,
    version: FORM_VERSION,
    begin: (restored) => freight.data && (restored ?? stored()),
  })
  const { start } = editor
  if (!freight.data && freight.error) return <ErrorState onRetry={freight.reload} />
  if (!start) return <SkeletonBlock height={480} />
  return (
    <ListingForm
      key={start.key}
      user={user}
      own={own}
      initial={start.first}
      editor={editor}
      onRefresh={onRefresh}
      onDone={onDone}
    />
  )
}
