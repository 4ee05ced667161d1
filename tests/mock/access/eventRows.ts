/** Rows of the matrix: events, webhooks and API keys. */
export const EVENT_ROWS = `\
event.since             trader              4098  200  200  200  200  200
webhook.page            trader              4098  200  200  200  200  200
webhook.deliveries      trader              4098  200  200  200  200  200
webhook.save            trader              4098  200  200  200  200  200
webhook.remove          trader              4098 4004 4004 4004 4004 4004
webhook.test            trader              4098 4004 4004 4004 4004 4004
webhook.resend          trader              4098 4004 4004 4004 4004 4004
apiKey.page             trader              4098  200  200  200  200  200
apiKey.create           trader              4098  200  200  200  200  200
apiKey.rotate           trader              4098 4004 4004 4004 4004 4004
apiKey.revoke           trader              4098 4004 4004 4004 4004 4004
`
