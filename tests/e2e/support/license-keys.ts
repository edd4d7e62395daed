import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );
const PAIR = resolve( ROOT, 'tests/fixtures/licenses/demo-pair.json' );

function sign( command: string, options: readonly string[] ): string {
	return execFileSync(
		'php',
		[ 'tools/license.php', command, '--pair', PAIR, ...options ],
		{ cwd: ROOT, encoding: 'utf8' }
	).trim();
}

/** A license key that the sites of the tests take. */
export const licenseKey = ( ...options: readonly string[] ): string =>
	sign( 'issue', options );

/** A list of revoked keys that they believe. */
export const revocationList = ( ids: string ): string =>
	sign( 'revoke', [ '--ids', ids ] );
