import type { AllMessages } from './catalogues.ts'

// Registers all ids, texts (for their arguments) and languages with react-intl and `useText`.
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
