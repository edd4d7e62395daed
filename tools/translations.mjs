/**
 * npm run translations: checks languages/*.po and creates the files that WordPress reads from them and the build
 * (docs/guides/translators.md).
 */
import { ensureEngine } from './lib/engine.mjs';
import { runTool, say } from './lib/progress.mjs';
import { ensureBuild } from './lib/build.mjs';
import { checkTranslations, makeTranslations } from './lib/translations.mjs';

runTool( async () => {
	await ensureEngine();
	await ensureBuild();
	checkTranslations();
	say( await makeTranslations() );
} );
