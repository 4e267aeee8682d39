/** How often a process says that it lives. */
export const heartbeatMs = 5_000

/** A process that has not been heard of for this long is dead. */
export const deadAfterSeconds = 30
