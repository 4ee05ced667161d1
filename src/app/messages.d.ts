import type { AllMessages } from './catalogues.ts'

// Tells react-intl and `useText` every id, its text (for the arguments) and the languages.
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof AllMessages
      texts: AllMessages
    }
    interface IntlConfig {
      locale: 'zh-CN' | 'en-US'
    }
  }
}
