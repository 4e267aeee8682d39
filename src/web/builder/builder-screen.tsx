export default function BuilderScreen() {
  return <main />
}
