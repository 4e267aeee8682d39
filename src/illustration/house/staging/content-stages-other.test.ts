import { testStages } from './content-stages.ts'

testStages(1)
