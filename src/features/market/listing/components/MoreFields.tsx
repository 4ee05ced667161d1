import { useUpload } from '@/api/useUpload.ts'
import { LISTING_REMARKS_MAX } from '@/contract/market/listing/limits.ts'
import { MAX_IMAGES, MAX_VALID_DAYS } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DateField } from '@/ui/DateField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { useForm } from '../FormContext.ts'

/** Validity, notes and pictures. */
export function MoreFields() {
  const t = useText()
  const { values: draft, set, update, errorOf } = useForm()
  const uploads = useUpload((file) =>
    update((before) => ({ ...before, images: [...before.images, file].slice(0, MAX_IMAGES) })),
  )
  return (
    <div className="ct-listing-block">
      <div className="ct-listing-grid">
        {(['validFrom', 'validTo'] as const).map((field) => (
          <DateField
            key={field}
            label={t(`listing.field.${field}`)}
            name={field}
            isRequired
            hint={field === 'validTo' ? t('listing.renew.hint', { days: MAX_VALID_DAYS }) : undefined}
            value={draft[field]}
            error={errorOf(field)}
            onChange={(next) => set(field, next)}
          />
        ))}
      </div>
      <TextAreaField
        label={t('listing.field.remarks')}
        hint={t('listing.field.remarks.hint', { max: LISTING_REMARKS_MAX })}
        error={errorOf('remarks')}
        name="remarks"
        rows={3}
        maxLength={LISTING_REMARKS_MAX}
        value={draft.remarks ?? ''}
        onChange={(event) => set('remarks', event.target.value)}
      />
      <UploadField
        label={t('listing.field.images')}
        name="images"
        files={draft.images}
        uploads={uploads}
        max={MAX_IMAGES}
        error={errorOf('images') ?? errorOf('images.0')}
        onRemove={(id) => update((before) => ({ ...before, images: before.images.filter((file) => file.id !== id) }))}
      />
    </div>
  )
}
