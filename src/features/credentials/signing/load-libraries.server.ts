/**
 * Loads the libraries that sign and verify on first use: loading them takes 0.15 s of CPU time, which would delay every
 * start.
 */
export async function loadLibraries() {
  const [{ DataIntegrityProof }, { cryptosuite }, vc] = await Promise.all([
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
    import('@digitalbazaar/vc'),
  ]);
  return { DataIntegrityProof, cryptosuite, vc };
}
