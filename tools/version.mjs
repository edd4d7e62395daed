/** npm version NUMBER runs this: writes the number of package.json into the sources and adds them to its commit. */
import { stampSources, versionedFiles } from './lib/versions.mjs';
import { run } from './lib/run.mjs';

stampSources();
await run( 'git', [ 'add', ...versionedFiles() ] );
