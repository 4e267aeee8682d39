import { testStages } from './content-stages.ts'

testStages(0)
