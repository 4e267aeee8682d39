import { PaperLayout } from '../layout/paper-layout.tsx'
export default function HomeScreen() {
  return (
    <PaperLayout>
      <h1 className="text-hero px-edge">x</h1>
    </PaperLayout>
  )
}
