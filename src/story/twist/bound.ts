/** Stands for the space in a name of several words. */
export const bound = '\ue000'
