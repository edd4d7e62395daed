import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the project. */
export const ROOT = resolve(
	dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** The folder of everything that can be deleted and created again. */
export const CACHE = resolve( ROOT, '.cache' );

/** The plugin's folder name in WordPress. */
export const SLUG = 'userfeedback';

/** The directory in which the command was called: npm changes the working directory to the top folder. */
export const CALLED_FROM = process.env.INIT_CWD || process.cwd();
