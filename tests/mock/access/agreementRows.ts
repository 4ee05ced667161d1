/** Rows of `MATRIX` for agreements and bookings. */
export const AGREEMENT_ROWS = `agreement.page          forwarder           4098  200  200  200  200  200
agreement.detail        agreement           4098  200  200  200  200 4004
agreement.suspend       agreementSold       4098 4003 4003 4003 4003 4004
agreement.resume        agreementSold       4098 4009 4009 4009 4003 4004
agreement.terminate     agreement           4098  200  200  200  200 4004
agreement.answerTerminate agreement         4098 4009 4009 4009 4009 4004
agreement.notice        agreementSold       4098 4001 4001 4001 4003 4004
agreement.answerNotice  agreement           4098 4004 4004 4004 4003 4004
agreement.amend         agreement           4098 4003 4003 4001 4001 4004
agreement.answerAmend   agreement           4098 4009 4009 4009 4009 4004
agreement.renew         agreement           4098 4003 4003 4003 4003 4004
agreement.answerRenew   agreement           4098 4009 4009 4009 4009 4004
agreement.claimShortfall agreementSold     4098 4009 4009 4009 4003 4004
booking.page            forwarder           4098  200  200  200  200  200
booking.request         listing             4098 4003 4003 4003    - 4009
booking.accept          booking             4098 4003 4003  200 4004 4004
booking.refuse          booking             4098  200  200  200 4004 4004
booking.counter         booking             4098 4003 4003 4004 4004 4004
booking.answerCounter   bookingMade         4098 4009 4009 4009 4004 4004
booking.cancel          bookingMade         4098  200  200  200 4004 4004`
