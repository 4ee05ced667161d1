import type { ListingDetail } from '@/contract/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'

/** The seller's pictures, each opened by a click; nothing where there are none. */
export function ListingImages({ images }: Pick<ListingDetail, 'images'>) {
  const t = useText()
  if (images.length === 0) return null
  return (
    <Section title={t('market.detail.images')}>
      <ul className="ct-market-images">
        {images.map((image, index) => (
          <li key={image.id}>
            <a href={image.url} target="_blank" rel="noopener noreferrer">
              <img src={image.url} alt={t('market.detail.image', { no: index + 1 })} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
