/**
 * npm run translations: creates the files that WordPress reads from languages/*.po and the build
 * (docs/guides/translators.md).
 */
import { ensureEngine } from './lib/engine.mjs';
import { runTool, say } from './lib/progress.mjs';
import { ensureBuild } from './lib/build.mjs';
import { makeTranslations } from './lib/translations.mjs';

runTool( async () => {
	await ensureEngine();
	await ensureBuild();
	say( await makeTranslations() );
} );
