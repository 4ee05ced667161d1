/** Every message id of the product, as `app/messages.d.ts` registers them. */
export type MessageId = FormatjsIntl.Message extends { ids: infer Ids extends string } ? Ids : string

/** The text of each id in the master language, read for its arguments. */
export type MessageTexts = FormatjsIntl.Message extends { texts: infer Texts } ? Texts : Record<string, string>
