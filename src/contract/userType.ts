/** The three kinds of enterprises (Spec §3): 1 foreign trade, 2 freight forwarder, 3 container consolidation. */
export const USER_TYPES = [1, 2, 3] as const
export type UserType = (typeof USER_TYPES)[number]

/** Whether enterprises of this type sell, and so receive payments. */
export const isSellerType = (userType: UserType): boolean => userType !== 1
