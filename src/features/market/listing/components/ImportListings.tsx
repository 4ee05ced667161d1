import { useMemo } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { chinaDay } from '@/contract/member/certification/rules.ts'
import { MAX_IMPORT } from '@/contract/market/listing/values.ts'
import type { UserType } from '@/contract/userType.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { usePlaces } from '@/reference/usePlaces.ts'
import { useFreight, useProvinces } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { onDevice } from '@/ui/sheet/columnMemory.ts'
import { SheetDialog } from '@/ui/sheet/SheetDialog.tsx'
import { runReading } from '../sheet/runReading.ts'
import { columnOptions, saveTemplate } from '../sheet/template.ts'
import type { BareContext, SheetResult } from '../sheet/types.ts'
import { ImportedRows } from './ImportedRows.tsx'

const DAY_MS = 24 * 3600_000
const USUAL_DAYS = 14

/** Props of `ImportListings`. */
export interface ImportListingsProps {
  userType: UserType
  onClose: () => void
}

function useSheetContext(userType: UserType): BareContext {
  const { clock } = useApi()
  const { containerTypes, charges, carriers } = useFreight()
  const [ports, airports, stations] = [usePlaces('FCL'), usePlaces('AIR'), usePlaces('RAIL')]
  const { provinces } = useProvinces()
  const today = chinaDay(clock.now())
  return useMemo(
    () => ({
      ports,
      airports,
      stations,
      boxTypes: containerTypes.map(({ isoCode, code }) => ({ isoCode, code })),
      charges,
      carriers,
      provinces,
      userType,
      today,
      usualEnd: chinaDay(Date.parse(today) + USUAL_DAYS * DAY_MS),
    }),
    [ports, airports, stations, containerTypes, charges, carriers, provinces, userType, today],
  )
}

/** Imports listings from a spreadsheet: parse in a worker, fix problems, save valid rows as drafts. */
export function ImportListings({ userType, onClose }: ImportListingsProps) {
  const t = useText()
  const isChinese = useLocale().locale === 'zh-CN'
  const context = useSheetContext(userType)
  const { user } = useSession()
  const options = columnOptions(context, isChinese, {
    listing: t('listing.import.columns.listing'),
    charges: t('listing.import.columns.charges'),
  })
  return (
    <SheetDialog<SheetResult>
      title={t('listing.import.title')}
      maxRows={MAX_IMPORT}
      memory={onDevice({ userId: user?.id, sheet: 'listings' })}
      options={options}
      read={(source, choices, onProgress) => runReading(source, { ...context, choices }, onProgress)}
      onTemplate={(kind) => saveTemplate(kind, context, isChinese)}
      onClose={onClose}
    >
      {(result, again) => <ImportedRows result={result} context={context} onAgain={again} onClose={onClose} />}
    </SheetDialog>
  )
}
