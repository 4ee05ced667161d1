import { Text } from '@/i18n/Text.tsx'

/** Stands in for a page that is not merged yet. */
export function PendingPage() {
  return (
    <main>
      <h1>
        <Text id="common.loading.page" />
      </h1>
    </main>
  )
}
