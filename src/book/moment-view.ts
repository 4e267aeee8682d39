/**
 * What a small picture beside the words shows: somebody's face or back, a hand at what it does, or a thing that all is about; never
 * all of the picture once more.
 */
export type MomentView = 'face' | 'back' | 'hand' | 'thing'
