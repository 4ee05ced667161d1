import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { FileLink, FilePicture } from '@/ui/FileLink.tsx'

/** The seller's pictures as links; renders nothing if there are none. */
export function ListingImages({ images }: Pick<ListingDetail, 'images'>) {
  const t = useText()
  if (images.length === 0) return null
  return (
    <Section title={t('market.detail.images')}>
      <ul className="ct-market-images">
        {images.map((image, index) => (
          <li key={image.id}>
            <FileLink url={image.url}>
              <FilePicture url={image.url} alt={t('market.detail.image', { no: index + 1 })} />
            </FileLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
