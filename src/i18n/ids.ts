/** Every message id of the product, as registered in `app/messages.d.ts`. */
export type MessageId = FormatjsIntl.Message extends { ids: infer Ids extends string } ? Ids : string

/** Text of each id in the master language, for the types of its arguments. */
export type MessageTexts = FormatjsIntl.Message extends { texts: infer Texts } ? Texts : Record<string, string>
