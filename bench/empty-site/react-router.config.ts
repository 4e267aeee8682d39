export default { ssr: true, buildDirectory: process.env.EMPTY_BUILD_FOLDER ?? 'build' }
